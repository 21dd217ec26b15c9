import type { APIRequestContext } from '@playwright/test';
import { createProduct, expect, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { createCode, panel } from '../testing/promo-code.ts';
import { expectAccessible } from '../testing/test.ts';

const image_url = '/uploads/missing.webp';

async function createCompleteProduct(request: APIRequestContext, draft: Record<string, unknown>) {
  const answer = await request.post('/api/admin/products', { data: draft });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number };
}

const section = (name: string) => `section:has(> div h2:text-is("${name}"))`;

test('the product page', async ({ page }) => {
  const main = page.getByRole('main');
  await openHydrated(page, '/casino/1');

  await test.step('shows who the partner is, what it offers and where to play', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Harbor');
    await expect(main.getByText('Rating 4.7/5').first()).toBeAttached();
    await expect(main.getByText('120 free spins').first()).toBeVisible();
    await expect(main.getByText('Casino, Bonuses').first()).toBeVisible();
    const play = main.getByRole('link', { name: 'Play at Lucky Harbor' }).first();
    await expect(play).toHaveAttribute('href', 'https://lucky-harbor.example/welcome');
    await expect(play).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(play).toHaveAttribute('target', '_blank');
    await expect(page.locator(section('Images')).getByRole('link')).toHaveCount(2);
    await expect(page.locator(section('About Lucky Harbor'))).toContainText('1,900 slots');
    await expect(page.locator(section('Bonuses'))).toContainText('The Logbook bundle');
    await expect(page.locator(section('Promo codes'))).toContainText('HARBOR20');
    const similar = page.locator(section('Similar casinos')).getByRole('heading', { level: 3 });
    await expect(similar).toHaveCount(4);
    await expect(similar.filter({ hasText: 'Lucky Harbor' })).toHaveCount(0);
  });
  await test.step('shows what a visitor should know before the first Play button', async () => {
    const text = await main.innerText();
    for (const told of [
      '21+ in the United States',
      'We may earn a commission',
      'The Logbook bundle',
      'Min. deposit $20',
    ]) {
      expect(text.indexOf(told), told).toBeGreaterThan(0);
      expect(text.indexOf(told), told).toBeLessThan(text.search(/Play\s+at/));
    }
  });
  await test.step('answers further questions in their order, and the rating leads to its reasons', async () => {
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual([
      ...['Before you play', 'At a glance', 'About Lucky Harbor', 'Our verdict'],
      ...['Why this rating', 'Licence, payments and facts', 'Bonuses', 'Promo codes'],
      ...['Images', 'What changed', 'Similar casinos'],
    ]);
    const glance = page.getByRole('region', { name: 'At a glance' });
    await expect(glance.locator('dl > div')).toHaveText([
      'LicenceUnited StatesGranite State Wagering Board',
      'Fastest payout12 hE-wallet',
      'Minimum deposit$10',
      'Wagering30x',
    ]);
    await main
      .getByRole('link', { name: /Rating 4.7/ })
      .first()
      .click();
    await expect(page).toHaveURL('/casino/1#why-this-rating');
    await expect(page.getByRole('heading', { name: 'Why this rating' })).toBeInViewport();
  });
  await test.step('shows the name, the offer and Play on the first screen of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const play = main.getByRole('link', { name: 'Play at Lucky Harbor' }).first();
    for (const shown of [page.getByRole('heading', { level: 1 }), play]) {
      await expect(shown).toBeInViewport({ ratio: 1 });
    }
    await expect(main.getByText('120 free spins').first()).toBeInViewport({ ratio: 1 });
  });
  await test.step('keeps Play within reach on a phone once the first button has scrolled out of view', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const plays = main.getByRole('link', { name: 'Play at Lucky Harbor', includeHidden: true });
    const last = plays.last();
    await plays.first().scrollIntoViewIfNeeded();
    await expect(last).toBeHidden();
    await page.getByRole('heading', { name: 'Bonuses' }).scrollIntoViewIfNeeded();
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(last).toBeHidden();
  });
  await test.step('links from a ticket to the details of its code', async () => {
    await expect(main.getByRole('link', { name: 'Has a code: GOLDENHOUR' })).toBeVisible();
    await page.getByRole('link', { name: 'code HARBOR20' }).click();
    await expect(page).toHaveURL(/\/promocodes\?code=\d+$/);
    await expect(panel(page)).toContainText('HARBOR20');
  });
  await test.step('states the minimum age of its market', async () => {
    await page.goto('/tr/casino/1?market=TR');
    await expect(main).toContainText('18+');
  });
});

test.describe('a product page that doesn’t exist', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('a link to a deleted partner shows the 404 page within the site’s layout', async ({
    page,
    request,
  }) => {
    const { id } = await createProduct(request, { name: 'Gone Soon' });
    const code = await createCode(request, { code: 'GONESOON', product_id: id });
    await openHydrated(page, `/promocodes?code=${code.id}`);
    await expect(panel(page)).toContainText('GONESOON');
    await request.delete(`/api/admin/products/${id}`);
    await panel(page).getByRole('link', { name: 'Gone Soon' }).click();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found – Aceboard');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the product page is complete, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/casino/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Harbor');
    await expect(page.locator(section('Bonuses'))).toContainText('The Logbook bundle');
    const code = page.getByRole('listitem').filter({ hasText: 'HARBOR20' });
    await expect(code.getByRole('link', { name: /^Activate/ })).toBeVisible();
    await page.locator(section('Similar casinos')).getByRole('heading').nth(1).click();
    await expect(page).toHaveURL(/\/casino\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lucky Harbor');
  });
});

test.describe('worst-case texts and images', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('don’t break the layout', { tag: '@long' }, async ({ page, request }) => {
    for (const [what, name] of [
      ['one word of 200 letters', 'W'.repeat(200)],
      ['a long name from right to left', 'اسم شريك طويل جدا للكازينو '.repeat(7)],
    ] as const) {
      await test.step(what, async () => {
        const { id } = await createCompleteProduct(request, {
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
        await expect(page.getByRole('heading', { name: 'Images' })).toHaveCount(0);
        const about = page.getByRole('heading', { level: 2, name: /^About/ });
        expect((await about.boundingBox())?.height).toBeLessThanOrEqual(3 * 28);
        await expectAccessible(page);
      });
    }
  });
});
