import type { APIRequestContext, Page } from '@playwright/test';
import { write } from '../testing/editor.ts';
import { arrange, categoriesOf, expect, test } from '../testing/empty-site.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expectAccessible } from '../testing/test.ts';

const image = '/uploads/0123456789abcdef0123456789abcdef/1712x640.webp';

async function writeOneOfEach(request: APIRequestContext, name = 'Quiet Anchor', cta_label = '') {
  const categories = await categoriesOf(request, 'casino', 'bets', 'bonuses');
  const product = await write(request, 'products', { i18n: { en: { name } }, categories });
  const i18n = { en: { title: name, cta_label } };
  await write(request, 'banners', { image_url: image, categories, i18n });
  await write(request, 'exclusive-bonuses', {
    image_url: image,
    categories,
    i18n,
  });
  for (const category_id of categories) {
    await write(request, 'toplists/entries', {
      product_id: product.id,
      market_code: 'US',
      category_id,
    });
  }
  return product;
}

/** Returns the labels of the blocks on a page, in order. */
const blocksOn = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('section')].map((section) => {
      const title = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
      return title?.textContent ?? section.getAttribute('aria-label');
    }),
  );

// The images in these tests were never uploaded.
test.use({ expectedConsole: /404 \(Not Found\)/ });

test('every page shows its own blocks in the order set by the editors, without the hidden ones', async ({
  page,
  request,
}) => {
  await writeOneOfEach(request);
  for (const [path, blocks] of [
    ['/', ['Featured offers', 'Popular Top', 'Top casinos', 'Work with us']],
    ['/bets', ['Featured offers', 'Top betting sites', 'Exclusive bonuses', 'Work with us']],
    ['/bonuses', ['Featured offers', 'Exclusive bonuses', 'Work with us']],
  ] as const) {
    await page.goto(path);
    expect(await blocksOn(page), path).toEqual(blocks);
  }
  await arrange(request, 'casino', 'suggestions', 'top', 'no display', 'popular', 'exclusive');
  await page.goto('/casino');
  expect(await blocksOn(page)).toEqual(['Work with us', 'Top casinos', 'Popular Top']);
});

test('an empty catalogue shows its empty state, without banners or top partners', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await page.goto('/casino');
  await expect(page.getByText('No casino partners yet.')).toBeVisible();
  expect(await blocksOn(page)).toEqual(['Popular Top', 'Work with us']);
  await test.step('the suggestions link to the partners and contact pages', async () => {
    await expect(page.getByRole('heading', { name: 'Place your brand' })).toBeVisible();
    await expect(link('Join our partners')).toHaveAttribute('href', '/partners');
    await expect(page.getByRole('heading', { name: 'Any suggestions?' })).toBeVisible();
    await expect(page.getByText("Let's talk")).toBeVisible();
    await expect(link('Write')).toHaveAttribute('href', '/contact');
  });
  await page.goto('/tr/bets');
  expect(await blocksOn(page)).toHaveLength(2);
  await expect(link('Ortaklarımıza katılın')).toHaveAttribute('href', '/tr/partners');
  await expect(link('Yazın')).toHaveAttribute('href', '/tr/contact');
  await page.goto('/bonuses');
  await expect(page.getByText('No bonuses yet.')).toBeVisible();
  expect(await blocksOn(page)).toEqual(['Exclusive bonuses', 'Work with us']);
  await expectAccessible(page);
});

test('a carousel with a single card has no buttons', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { id } = await writeOneOfEach(request);
  await openHydrated(page, '/casino');
  const toTurnPages = page.getByRole('main').locator('button:not([aria-pressed])');
  await expect(toTurnPages).toHaveCount(0);
  // Nothing on the page shows whether a carousel without buttons is hydrated, so move the mouse until it is.
  let x = 2;
  await expect
    .poll(async () => {
      await page.mouse.move(x++, 2);
      return page.locator('[data-started]').count();
    })
    .toBe(3);
  const top = page.getByRole('region', { name: 'Top casinos' });
  await expect(top.locator('li').getByRole('link')).toHaveAttribute('href', `/product/${id}`);
  await expect(top.getByText('Rating 0.0/5')).toBeAttached();
  const popular = page.getByRole('region', { name: 'Popular Top' });
  await expect(popular.getByText('Rating 5.0/5')).toBeAttached();
  await expect(popular.getByRole('link', { name: /^Play/ })).toHaveCount(0);
  await page.goto('/bets');
  const bonuses = page.getByRole('region', { name: 'Exclusive bonuses' });
  await expect(bonuses.getByRole('link', { name: /^Play now/ })).toHaveAttribute(
    'href',
    '/bonuses',
  );
  // A banner without a link or a partner is not a link.
  await expect(page.locator('article').getByRole('link')).toHaveCount(0);
});

test('overlong calls to action are cut to two lines, and a missing image has a placeholder', {
  tag: '@long',
}, async ({ page, request }) => {
  const cta_label = 'Take the offer that goes on and on '.repeat(3).slice(0, 100);
  await writeOneOfEach(request, 'Overlong', cta_label);
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/bets');
  for (const call of await page.getByRole('main').getByRole('link', { name: cta_label }).all()) {
    expect((await call.boundingBox())?.height).toBeLessThanOrEqual(64);
  }
  await expect(page.locator('article .card-back')).toHaveCount(1);
});

const overlong = [
  ['one word of 200 letters', 'Wonderful'.repeat(23).slice(0, 200), 'ltr'],
  ['200 letters in words', 'A long name goes on and on. '.repeat(8).slice(0, 199), 'ltr'],
  ['right to left', 'كازينو المنارة الذهبية على شاطئ البحر', 'rtl'],
] as const;

test('names of any length and direction stay within their cards', { tag: '@long' }, async ({
  page,
  request,
}) => {
  for (const [, name] of overlong) await writeOneOfEach(request, name);
  for (const path of ['/casino', '/bets']) {
    await openHydrated(page, path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflowing = await page.evaluate(() => {
        const page = document.documentElement;
        const cards = [...document.querySelectorAll('main li, main article')];
        const wide = cards.filter((card) => {
          const block = card.closest('section') ?? page;
          return card.clientWidth > block.clientWidth || card.scrollWidth > card.clientWidth + 1;
        });
        return wide.length + page.scrollWidth - page.clientWidth;
      });
      expect(overflowing, `${path} at ${width}`).toBe(0);
    }
    for (const [kind, name, direction] of overlong) {
      const heading = page.locator('main h3').filter({ hasText: name }).first();
      await expect(heading, kind).toHaveCSS('direction', direction);
    }
    await expectAccessible(page);
  }
});
