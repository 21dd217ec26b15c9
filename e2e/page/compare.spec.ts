/** Visitors select up to four partners and compare them side by side. */
import type { Page } from '@playwright/test';
import { expectNoJump, expectNoOverflow, loadFonts, watchJumps } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({ siteName: 'compare' });

const names = (page: Page) =>
  page
    .getByRole('region', { name: 'Comparison' })
    .getByRole('columnheader')
    .getByRole('link', {
      name: /^(?!Play|Remove)/,
    });
const toggles = (page: Page) => page.getByRole('button', { name: /^Compare / });
const bar = (page: Page) => page.getByRole('region', { name: /to compare$/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a partner’s page leads to a comparison with similar ones, each of which can be removed', async ({
    page,
  }) => {
    await page.goto('/casino/1');
    await page.getByRole('link', { name: 'Compare with similar casinos' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=1%2C\d+%2C\d+%2C\d+$/);
    await expect(names(page)).toHaveCount(4);
    await page.getByRole('link', { name: 'Remove Lucky Harbor' }).click();
    await expect(names(page)).toHaveCount(3);
    await expect(page.locator('[data-click]')).toHaveCount(3);
    const same = page.getByRole('term').filter({ visible: true });
    await expect(same).toHaveCount(0);
    await page.getByText('The same for all').click();
    await expect(same).not.toHaveCount(0);
  });
});

test('marks values that only one partner has, also with text', async ({ page }) => {
  await openHydrated(page, '/compare?ids=1,2');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Currencies' }) });
  await expect(row.getByRole('cell').nth(1)).toContainText('GBP (Only this site has it)');
  await expect(row.getByRole('cell').nth(0)).not.toContainText('Only this site');
});

test('marks the best figure of each row and says why, but never a text', async ({ page }) => {
  await openHydrated(page, '/compare?ids=1,2,3,4');
  const cells = async (label: string) => {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
    return row.getByRole('cell').allTextContents();
  };
  const hours = (text: string) => Number.parseFloat(text) * (text.includes('day') ? 24 : 1);
  const payouts = await cells('Fastest payout');
  const fastest = Math.min(...payouts.map(hours));
  for (const payout of payouts) {
    expect(payout.endsWith('fastest')).toBe(hours(payout) === fastest);
  }
  const ratings = await cells('Rating');
  const highest = Math.max(...ratings.map(Number.parseFloat));
  for (const rating of ratings) {
    expect(rating.endsWith('highest')).toBe(Number.parseFloat(rating) === highest);
  }
  for (const text of ['Licence', 'Currencies', 'Bonus terms']) {
    expect((await cells(text)).join()).not.toMatch(/fastest|lowest|highest|most/);
  }
});

test('at 360 pixels, two columns and the edge of the third are in view', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/compare?ids=1,2,3,4,5');
  await expect(
    page.getByText('You can compare up to four. These are the first four.'),
  ).toBeVisible();
  const frame = await page.getByRole('region', { name: 'Comparison' }).boundingBox();
  const right = (frame?.x ?? 0) + (frame?.width ?? 0);
  const columns = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(columns).toHaveCount(4);
  const edges = await columns.evaluateAll((all) =>
    all.map((column) => column.getBoundingClientRect().right),
  );
  expect(edges[1]).toBeLessThan(right - 24);
  expect(edges[2]).toBeGreaterThan(right);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('ignores invalid IDs, and any partners after the fourth', { tag: '@long' }, async ({
  page,
}) => {
  await openHydrated(page, '/compare?ids=2,x,2,0,,99999999999');
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByText('Add at least one more to compare')).toBeVisible();
  for (const ids of ['5,4,3,2,1', '5&ids=4&ids=3&ids=2&ids=1', '["5","4","3","2","1"]']) {
    await openHydrated(page, `/compare?ids=${ids}`);
    await expect(names(page)).toHaveCount(4);
  }
  await openHydrated(page, '/compare?ids=1,2000000000');
  await expect(names(page)).toHaveText(['Lucky Harbor']);
  await expect(page.getByText('aren’t available where you play')).toBeVisible();
  for (const path of [
    '/compare',
    '/compare?ids=',
    '/compare?ids=%3Cb%3E',
    '/compare?ids=1&ids=2',
  ]) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('COMPARE');
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('follows the rules of the visitor’s market', async ({ page, request, site }) => {
  const draft = {
    i18n: { en: { name: 'Shut Heron' } },
    ref_link: 'https://heron.example',
    markets: [{ market_code: 'TR', availability: 'closed' }],
  };
  const created = await request.post('/api/admin/products', {
    data: draft,
    headers: { 'x-admin-token': site.adminToken },
  });
  const partner = { ...(await created.json()), name: 'Shut Heron' };
  await openHydrated(page, `/compare?ids=1,${partner.id}&market=TR`);
  const heading = page.getByRole('columnheader').filter({ hasText: partner.name });
  await expect(heading).toContainText('Not available here');
  await expect(heading.getByRole('link', { name: /^Play/ })).toHaveCount(0);
});

// At some other heights, the bar would cover half of a button.
for (const { width, height } of [
  { width: 360, height: 770 },
  { width: 768, height: 840 },
  { width: 1280, height: 800 },
]) {
  const tag = width === 360 ? [] : '@long';
  test(`selecting a partner shifts and covers nothing at ${width} pixels`, { tag }, async ({
    page,
  }) => {
    await loadFonts(page);
    await watchJumps(page);
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/casino/all');
    await expect(toggles(page).first()).toBeVisible();
    const end = page.getByRole('contentinfo');
    const before = await end.boundingBox();
    for (const number of [0, 1, 2, 3]) {
      await toggles(page)
        .nth(number)
        .evaluate((button: HTMLElement) => button.click());
    }
    await expect(bar(page)).toBeVisible();
    expect(await end.boundingBox()).toEqual(before);
    await toggles(page)
      .nth(4)
      .evaluate((button: HTMLElement) => button.click());
    await expect(bar(page)).toContainText('You can compare at most four.');
    await expect(toggles(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
    await expectNoOverflow(page);
    await expectAccessible(page);

    // The end of the page has space for the bar.
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const place = await bar(page).boundingBox();
    const last = await page
      .getByRole('main')
      .getByRole('navigation', { name: 'Pages', exact: true })
      .boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
    await expectNoJump(page);
  });
}

test('partners can be selected by keyboard, and stay selected after a reload', async ({ page }) => {
  await openHydrated(page, '/casino/all');
  for (const number of [0, 1]) {
    await toggles(page).nth(number).focus();
    await page.keyboard.press('Space');
    await expect(toggles(page).nth(number)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.reload();
  await expect(bar(page).getByRole('link', { name: 'Compare 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(2);
  await page.getByRole('region', { name: 'Comparison' }).focus();
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeFocused();
});

test('prints the table including equal rows, but without controls', {
  tag: '@long',
}, async ({ page }) => {
  await openHydrated(page, '/compare?ids=1,2,3');
  await page.emulateMedia({ media: 'print' });
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole('term').first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^(Play|Remove)/ }).filter({ visible: true }),
  ).toHaveCount(0);
});

test('on a phone, the names stay in view', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/compare?ids=1,2,3,4');
  const table = page.getByRole('region', { name: 'Comparison' });
  await table.evaluate((frame) => frame.scrollTo(200, 900));
  await expect(names(page).nth(2)).toBeInViewport();
  await openHydrated(page, '/compare?ids=1,2');
  await page
    .getByRole('rowheader', { name: 'Founded' })
    .or(page.getByText('Founded').filter({ visible: true }))
    .first()
    .scrollIntoViewIfNeeded();
  await expect(names(page).nth(0)).toBeInViewport();
  await expect(names(page).nth(1)).toBeInViewport();
});
