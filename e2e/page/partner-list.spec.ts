import type { Page } from '@playwright/test';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({ siteName: 'partner-list' });

const found = (page: Page) => page.getByRole('status').filter({ hasText: 'casino' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const choice = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('link', { name });

test('each choice narrows the list to the number of results that it showed, and is added to the URL', async ({
  page,
}) => {
  await openHydrated(page, '/casino');
  await page.getByRole('link', { name: 'All casinos' }).click();
  await expect(page).toHaveURL('/casino/all');
  await expect(found(page)).toHaveText('44 casinos');
  await choice(page, /^Granite State/).click();
  await expect(page).toHaveURL(/\/casino\/all\?licence=\d+$/);
  await expect(found(page)).toHaveText('28 casinos');
  const fast = choice(page, /^Within 24 hours/);
  const left = await fast.innerText();
  await fast.click();
  await expect(found(page)).toHaveText(`${left.match(/\d+$/)?.[0]} casinos`);
  await expect(fast).toHaveAttribute('aria-current', 'true');

  await test.step('and survives reloading, going back and opening a partner', async () => {
    const chosen = page.getByRole('list', { name: 'Chosen filters' });
    await page.reload();
    await expect(chosen.getByRole('link')).toHaveText([/Granite/, /24 hours/, 'Clear all']);
    await cards(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('ALL CASINOS');
    await page.goBack();
    await expect(chosen.getByRole('link')).toHaveCount(3);
    await page.goBack();
    await expect(found(page)).toHaveText('28 casinos');
    await chosen.getByRole('link', { name: 'Clear all' }).click();
    await expect(found(page)).toHaveText('44 casinos');
  });
});

test('the list is the same no matter how its URL is written', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/casino/all?licence=1&payout_hours=72');
  const names = await cards(page).allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  for (const query of ['payout_hours=72&licence=1', 'payout_hours=%372&licence=1&licence=2&x=1']) {
    await openHydrated(page, `/casino/all?${query}`);
    expect(await cards(page).allInnerTexts()).toEqual(names);
  }
});

test('a press answers before the data is there, and further presses build on it', async ({
  page,
}) => {
  await openHydrated(page, '/casino/all');
  const loaded = Promise.withResolvers<void>();
  await page.route('**/api/trpc/catalogue.products?**', async (route) => {
    await loaded.promise;
    await route.continue().catch(() => {});
  });
  const before = await found(page).innerText();
  const fast = choice(page, /^Within 24 hours/);
  const licence = choice(page, /^Granite State/);
  const list = page.locator('main div[aria-busy]');
  await fast.click();
  await expect(fast).toHaveAttribute('aria-current', 'true');
  await expect(list).toHaveCSS('opacity', '0.5');
  await licence.click();
  await expect(licence).toHaveAttribute('aria-current', 'true');
  const sorts = page.getByRole('navigation', { name: 'Sort by' });
  const payout = sorts.getByRole('link', { name: 'Fastest payout' });
  await payout.click();
  await expect(payout).toHaveAttribute('aria-current', 'true');
  await expect(found(page)).toHaveText(before);
  loaded.resolve();
  await expect(page).toHaveURL(/licence=\d+.*payout_hours=24.*sort=payout/);
  await expect(found(page)).not.toHaveText(before);
  await expect(list).toHaveCount(0);
  await expect(fast).toHaveAttribute('aria-current', 'true');
  const pay = page.locator('main li strong');
  await expect(pay.first()).toHaveText(/^pays out in \d+ h$/);
  await page.goBack();
  await expect(page).toHaveURL(/payout_hours=24&licence=\d+$/);
  await expect(payout).not.toHaveAttribute('aria-current');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/casino/all');
  await expect(fast).not.toHaveAttribute('aria-current');
  await expect(found(page)).toHaveText(before);
});

test('closed partners come last, and those nobody has checked on request', async ({ page }) => {
  await openHydrated(page, '/casino/all?page=3');
  await expect(page.getByRole('heading', { name: 'Not open to you (9)' })).toBeVisible();
  await page.goto('/casino/all?max_wagering=20');
  await expect(page.getByRole('heading', { name: '2 not checked' })).toBeVisible();
  const listed = await cards(page).allInnerTexts();
  await page.getByRole('link', { name: 'Show them below' }).click();
  await expect(page).toHaveURL(/max_wagering=20&unchecked=true/);
  const below = page.locator('main section li').getByRole('heading', { level: 3 });
  await expect(below).toHaveCount(2);
  expect(await cards(page).allInnerTexts()).toEqual(listed);
  await page.getByRole('link', { name: 'Hide them' }).click();
  await expect(below).toHaveCount(0);
});

test('an empty list suggests filters to remove', async ({ page }) => {
  await openHydrated(page, '/casino/all?payment=7&max_wagering=20');
  await expect(page.getByText('No casinos match your filters.')).toBeVisible();
  await page
    .getByRole('link', { name: /\(\d+ casinos?\)$/ })
    .first()
    .click();
  await expect(found(page)).toHaveText(/^[1-9]\d* casinos?$/);
});

test('sorts by the fastest payout, page by page', async ({ page }) => {
  await openHydrated(page, '/casino/all');
  const editors = await cards(page).allInnerTexts();
  await page.getByRole('link', { name: 'Fastest payout' }).click();
  await expect.poll(() => cards(page).allInnerTexts()).not.toEqual(editors);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/sort=payout&page=2|page=2&sort=payout/);
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
});

for (const path of ['/casino/all', '/tr/bets/all?max_wagering=30']) {
  const tag = path === '/casino/all' ? [] : '@long';
  test(`${path} fits each width, and its filters open as a sheet on phones`, { tag }, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expectFitsEachWidth(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.locator('[popovertarget=filters]').first().click();
    const panel = page.locator('#filters');
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('link').nth(1).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
}

test('search engines index the whole list, but no filtered ones', async ({ page }) => {
  const head = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return {
      robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="[^"]*?(\/casino[^"]*)"/.exec(html)?.[1],
    };
  };
  expect(await head('/casino/all')).toEqual({ canonical: '/casino/all' });
  const narrowed = { robots: 'noindex', canonical: '/casino/all' };
  expect(await head('/casino/all?payment=1')).toEqual(narrowed);
  expect(await head('/casino/all?sort=cost')).toEqual(narrowed);
  expect(await head('/casino/all?payment=none&utm_source=x')).toEqual({ canonical: '/casino/all' });
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/bets/all</loc>');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('choices are links, and the sheet opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/casino/all');
    await page.getByRole('button', { name: 'Filters' }).click();
    await choice(page, /^Granite State/).click();
    await expect(found(page)).toHaveText('28 casinos');
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  });
});
