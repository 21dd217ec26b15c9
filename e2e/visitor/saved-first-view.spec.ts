// Runs in test:long only: holds scripts back for seconds.
/**
 * The server doesn't know which offers a visitor has saved, but the first view already shows the right start of the
 * page.
 */
import type { Page } from '@playwright/test';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

const part = (page: Page) => {
  const main = page.getByRole('main');
  return {
    note: main.getByText('Your list is stored in this browser.'),
    empty: main.getByText('No saved offers in your market yet.'),
    pending: main.getByRole('status').filter({ hasText: 'Loading' }),
  };
};

type Paint = { lcp: number; started: number; shift: number };

/** Records the last largest paint, the start of the scripts and every layout shift. */
const notePaints = (page: Page) =>
  page.addInitScript(() => {
    const noted: Paint = { lcp: 0, started: 0, shift: 0 };
    Object.assign(window, { noted });
    addEventListener('modulesstart', () => {
      noted.started = performance.now();
    });
    const observe = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number });
      }).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      noted.lcp = startTime;
    });
    observe('layout-shift', ({ value }) => {
      noted.shift += value;
    });
  });

const paintsOf = (page: Page) =>
  page.evaluate(() => (window as typeof window & { noted: Paint }).noted);

test('a first visitor sees the empty list immediately, and nothing larger later', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await notePaints(page);
  await openHydrated(page, '/saved');
  const { note, empty, pending } = part(page);
  await expect(empty).toBeVisible();
  await expect(note).toBeVisible();
  await expect(pending).toBeHidden();
  const { lcp, started, shift } = await paintsOf(page);
  expect(lcp).toBeGreaterThan(0);
  expect(lcp).toBeLessThan(started);
  // The header moves slightly when headings get their font.
  expect(shift).toBeLessThan(0.01);
  expect(asked).not.toContain('/api/saved-items');
});

test.describe('before the scripts run', () => {
  test.use({ expectedConsole: /Failed to load resource/ });
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

  test('the list of a first visitor is empty', async ({ page }) => {
    await page.goto('/saved');
    const { note, empty, pending } = part(page);
    await expect(empty).toBeVisible();
    await expect(note).toBeVisible();
    await expect(pending).toBeHidden();
  });

  for (const key of ['savedOffers', 'copiedCodes']) {
    test(`a list with ${key} in the browser is loading`, async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, '[1]'), key);
      await page.goto('/saved');
      const { note, empty, pending } = part(page);
      await expect(pending).toBeVisible();
      await expect(note).toBeVisible();
      await expect(empty).toBeHidden();
    });
  }

  test('a signed-in visitor’s list is loading, and isn’t stored in the browser', async ({
    page,
    site,
  }) => {
    await page.context().addCookies([{ name: 'signed_in', value: '1', url: site.url }]);
    await page.goto('/saved');
    const { note, empty, pending } = part(page);
    await expect(pending).toBeVisible();
    await expect(note).toBeHidden();
    await expect(empty).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains that the list requires JavaScript, and shows no list', async ({
    page,
  }) => {
    await page.goto('/saved');
    const { note, empty, pending } = part(page);
    await expect(page.locator('noscript p')).toBeVisible();
    for (const hidden of [note, empty, pending]) await expect(hidden).toBeHidden();
  });
});
