/** Lists show whole partners with their facts above the fold, on a phone and on a desktop. */
import type { Page } from '@playwright/test';
import { expectNoJump, expectNoOverflow, loadFonts, watchJumps } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test.use({ siteName: 'first-sight' });

/** Rows of partners, each with a link to its page. */
const rowHeights = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li')].filter(
      (row) => row.querySelector('a[href*="/casino/"]') && row.querySelector('h2, h3'),
    );
    return rows.map((row) => {
      const { top, bottom, height, left, right } = row.getBoundingClientRect();
      return {
        height,
        isWhole: bottom <= innerHeight && top >= 0 && left >= 0 && right <= innerWidth,
      };
    });
  });

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 800 };

/** A short run opens a page of each layout, and those with the longest rows. */
const shortPaths = ['/casino', '/tr/casino/all?sort=cost', '/casino/all?payment=1&sort=payout'];

for (const { viewport, path, whole, highest } of [
  { viewport: phone, path: '/casino', whole: 1, highest: 150 },
  { viewport: phone, path: '/casino/all', whole: 2, highest: 150 },
  { viewport: phone, path: '/tr/casino/all?sort=cost', whole: 2, highest: 150 },
  { viewport: phone, path: '/bets/all', whole: 2, highest: 150 },
  { viewport: phone, path: '/tr/casino/all?payment=1&sort=payout', whole: 2, highest: 150 },
  { viewport: desktop, path: '/casino/all', whole: 4, highest: 110 },
  { viewport: desktop, path: '/casino/all?payment=1&sort=payout', whole: 4, highest: 110 },
  { viewport: desktop, path: '/tr/bets/all?sort=payout', whole: 4, highest: 110 },
]) {
  const tag = shortPaths.includes(path) ? [] : '@long';
  test(`${path} shows ${whole} whole partners at ${viewport.width} pixels, and nothing jumps`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await loadFonts(page);
    await watchJumps(page);
    await openHydrated(page, path);
    const rows = await rowHeights(page);
    expect(rows.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(whole);
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(highest);
    await expectNoOverflow(page);
    await expectNoJump(page, 0.005);
  });
}

test('at twice the text size, a row grows and clips nothing', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await openHydrated(page, '/casino/all');
  await expectNoOverflow(page);
  const lines = page.locator('main li span.block');
  await expect(lines.first()).toBeVisible();
  const clipped = await lines.evaluateAll((lines) =>
    lines.flatMap(({ textContent, scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
      const fits = scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
      return fits ? [] : [`${textContent} is ${scrollHeight} high, but has ${clientHeight}`];
    }),
  );
  expect(clipped).toEqual([]);
});

test('the age notice takes one line', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/casino', '/tr/casino']) {
    await page.goto(path);
    const { height } = (await page.locator('aside').first().boundingBox()) ?? { height: 0 };
    expect(height, path).toBeLessThan(48);
  }
});
