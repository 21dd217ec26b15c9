import type { APIRequestContext } from '@playwright/test';
import { createProduct, expect, test } from './testing/editor.ts';
import { expectNoOverflow } from './testing/fit.ts';
import { openHydrated } from './testing/open-hydrated.ts';
import { createCode, panel } from './testing/promo-code.ts';
import { expectAccessible } from './testing/test.ts';

const image_url = '/uploads/missing.webp';

async function createWhole(request: APIRequestContext, draft: Record<string, unknown>) {
  const answer = await request.post('/api/admin/products', { data: draft });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number };
}

const section = (name: string) => `section:has(> div > h2:text-is("${name}"))`;

test('the page of a partner shows who it is, what it offers, what counts, and where to play', async ({
  page,
}) => {
  await openHydrated(page, '/casino/1');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Harbor');
  await expect(main.getByText('Rating 4.7/5').first()).toBeAttached();
  await expect(main.getByText('120 free spins').first()).toBeVisible();
  await expect(main.getByText('Casino, Bonuses').first()).toBeVisible();
  const play = main.getByRole('link', { name: 'Play at Lucky Harbor' }).first();
  await expect(play).toHaveAttribute('href', 'https://lucky-harbor.example/welcome');
  await expect(play).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(play).toHaveAttribute('target', '_blank');
  await expect(page.locator(section('Pictures')).getByRole('link')).toHaveCount(2);
  await expect(page.locator(section('About this partner'))).toContainText('1,900 slots');
  await expect(page.locator(section('Bonuses'))).toContainText('The Logbook bundle');
  await expect(page.locator(section('Promo codes'))).toContainText('HARBOR20');
  const similar = page.locator(section('Similar partners')).getByRole('heading', { level: 3 });
  await expect(similar).toHaveCount(4);
  await expect(similar.filter({ hasText: 'Lucky Harbor' })).toHaveCount(0);
});

test('what a visitor is to know stands before the first Play', async ({ page }) => {
  await page.goto('/casino/1');
  const text = await page.getByRole('main').innerText();
  for (const told of [
    '21+ in the United States',
    'We may be paid',
    'Bonuses come with conditions',
  ]) {
    expect(text.indexOf(told), told).toBeGreaterThan(0);
    expect(text.indexOf(told), told).toBeLessThan(text.search(/Play\s+at/));
  }
  await page.goto('/tr/casino/1?market=TR');
  await expect(page.getByRole('main')).toContainText('18+');
});

test('a ticket leads to the details of its code', async ({ page }) => {
  await openHydrated(page, '/casino/1');
  await page.getByRole('link', { name: 'HARBOR20' }).click();
  await expect(page).toHaveURL(/\/promocodes\?code=\d+$/);
  await expect(panel(page)).toContainText('HARBOR20');
});

test('on a phone Play stays at hand once the first one is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/casino/1');
  const plays = page
    .getByRole('main')
    .getByRole('link', { name: 'Play at Lucky Harbor', includeHidden: true });
  const first = plays.first();
  const last = plays.last();
  await first.scrollIntoViewIfNeeded();
  await expect(last).toBeHidden();
  await page.getByRole('heading', { name: 'Bonuses' }).scrollIntoViewIfNeeded();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 600);
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(last).toBeHidden();
});

test('its head names it, in both languages, with the way to it', async ({ page, site }) => {
  await page.goto('/casino/1');
  await expect(page).toHaveTitle(/^Lucky Harbor – /);
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect(await content('description')).toMatch(/^A steady, well-lit casino .*…$/);
  expect(await content('og:image')).toMatch(new RegExp(`^${site.url}/uploads/`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/casino/1`);
  await expect(page.locator('link[hreflang=tr]')).toHaveAttribute(
    'href',
    `${site.url}/tr/casino/1`,
  );
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  const crumbs = data['@graph'].find(
    (thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList',
  );
  expect(crumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Casino', item: `${site.url}/casino` },
    { '@type': 'ListItem', position: 2, name: 'Lucky Harbor', item: `${site.url}/casino/1` },
  ]);
});

test.describe('a path without a partner', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  for (const id of ['0', 'abc', '987654321', '1.5', '01', '99999999999999999999999']) {
    test(`/casino/${id} is the 404 page`, async ({ page }) => {
      expect((await page.goto(`/casino/${id}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('is the 404 page within its frame in Turkish, and where a link led there', async ({
    page,
    request,
  }) => {
    const { id } = await createProduct(request, {
      name: 'Gone Soon',
    });
    await openHydrated(page, '/tr/casino/987654321');
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
    await createCode(request, { code: 'GONESOON', product_id: id });
    await openHydrated(page, `/promocodes`);
    await page.getByRole('link', { name: 'GONESOON' }).click();
    await request.delete(`/api/admin/products/${id}`);
    await panel(page).getByRole('link', { name: 'Gone Soon' }).click();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found – Aceboard');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('/product/{id} leads to the page, in its language and market', async ({ page, request }) => {
  for (const [from, to] of [
    ['/product/1', '/casino/1'],
    ['/tr/product/1', '/tr/casino/1'],
    ['/product/1?market=TR', '/casino/1?market=TR'],
    ['/tr/product/1?market=US', '/tr/casino/1?market=US'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
  }
  for (const missing of ['/product/987654321', '/product/abc', '/tr/product/0']) {
    expect((await request.get(missing, { maxRedirects: 0 })).status(), missing).toBe(404);
  }
  await page.goto('/casino');
  await page.goto('/product/1');
  await expect(page).toHaveURL(/\/casino\/1$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page is there, and its links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/casino/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Harbor');
    await expect(page.locator(section('Bonuses'))).toContainText('The Logbook bundle');
    const code = page.getByRole('listitem').filter({ hasText: 'HARBOR20' });
    await expect(code.getByRole('link', { name: /^Activate/ })).toBeVisible();
    await page.locator(section('Similar partners')).getByRole('heading').nth(1).click();
    await expect(page).toHaveURL(/\/casino\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lucky Harbor');
  });
});

test('a partner with nothing but a name has a page without holes', async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Bare Bones' });
  await openHydrated(page, `/casino/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare Bones');
  await expect(page.getByRole('main').getByText('Rating 0.0/5')).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: /^Play/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Before you play',
  ]);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Bare Bones: /);
  await expectAccessible(page);
});

const stranger = 'اسم شريك طويل جدا للكازينو ';

test.describe('texts and pictures at their worst', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  for (const [what, name] of [
    ['one word of 200 letters', 'W'.repeat(200)],
    ['a long name from right to left', stranger.repeat(7)],
  ] as const) {
    test(`${what} and missing pictures break nothing`, async ({ page, request }) => {
      const { id } = await createWhole(request, {
        icon_url: image_url,
        rating: 5,
        ref_link: 'https://partner.example',
        i18n: { en: { name, description: name.repeat(3), fs_label: name.slice(0, 100) } },
        images: [{ image_url }, { image_url: '/uploads/other.webp' }],
      });
      await createCode(request, { code: 'X'.repeat(100), product_id: id, market_code: 'TR' });
      await openHydrated(page, `/casino/${id}?market=TR`);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
        const crumb = page.getByRole('navigation', { name: 'You are here' });
        expect((await crumb.boundingBox())?.height).toBeLessThanOrEqual(32);
        const title = page.getByRole('heading', { level: 1 });
        expect((await title.boundingBox())?.height).toBeLessThanOrEqual(6 * 28);
        await expect(title).toHaveCSS('text-align', 'left');
      }
      await expect(page.getByRole('heading', { name: 'Pictures' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2 }).getByText(name)).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

test('what an editor changes is on the page at once, without another’s markup', async ({
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Before The Edit' });
  const path = `/casino/${id}`;
  expect(await (await request.get(path)).text()).toContain('Before The Edit');
  const name = 'After </script><b>the edit';
  await request.put(`/api/admin/products/${id}`, { data: { i18n: { en: { name } } } });
  const html = await (await request.get(path)).text();
  expect(html).not.toContain('Before The Edit');
  expect(html).toContain('After &lt;/script&gt;&lt;b&gt;the edit');
  expect(html).not.toContain(name);
  await createCode(request, { code: 'JUSTNOW', product_id: id });
  expect(await (await request.get(path)).text()).toContain('JUSTNOW');
  await request.delete(`/api/admin/products/${id}`);
  expect((await request.get(path)).status()).toBe(404);
});
