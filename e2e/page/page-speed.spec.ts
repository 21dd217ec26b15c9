// Runs in test:long only: page-speed.test.ts covers how reports are counted; this adds the script of pages.
import type { Page } from '@playwright/test';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test.use({ siteName: 'page-speed' });

type Report = Record<string, unknown>;

/** Records the reports of pages. Playwright doesn't see requests that a page sends while it is being left. */
async function noteReports(page: Page) {
  await page.addInitScript(() => {
    const send = Navigator.prototype.sendBeacon;
    Navigator.prototype.sendBeacon = function (url, body) {
      const noted = JSON.parse(sessionStorage.getItem('reports') ?? '[]');
      noted.push({ url, body });
      sessionStorage.setItem('reports', JSON.stringify(noted));
      return send.call(this, url, body);
    };
  });
}

const reportsOf = (page: Page): Promise<Report[]> =>
  page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('reports') ?? '[]')
      .filter(({ url }: { url: string }) => url === '/api/page-speed')
      .map(({ body }: { body: string }) => JSON.parse(body)),
  );

test.beforeEach(({ page }) => noteReports(page));

/** Loads another page in the same tab. */
const leave = (page: Page) => page.goto('/about');

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Moves the content in a later frame than any click, so that browsers count it as a layout shift. */
const moveContent = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    const pusher = document.createElement('div');
    pusher.style.height = `${innerHeight / 2}px`;
    document.body.prepend(pusher);
    await frame();
    await frame();
  });

/** Clicks a part of the page that keeps it busy for this long. */
async function press(page: Page, busyFor: number) {
  await page.evaluate((busyFor) => {
    addEventListener(
      'pointerdown',
      () => {
        const until = performance.now() + busyFor;
        while (performance.now() < until);
      },
      { once: true },
    );
  }, busyFor);
  await page.locator('#content').click({ position: { x: 1, y: 1 } });
  // A click is measured up to the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

test('a page is reported once, when it is left', async ({ page }) => {
  await openHydrated(page, '/casino');
  await moveContent(page);
  await press(page, 300);
  expect(await reportsOf(page)).toEqual([]);
  await leave(page);
  const reports = await reportsOf(page);
  expect(reports).toEqual([
    {
      page: 'casino',
      market: 'US',
      ttfb: expect.any(Number),
      lcp: expect.any(Number),
      inp: expect.any(Number),
      cls: expect.any(Number),
    },
  ]);
  const [{ inp = 0, cls = 0 } = {}] = reports;
  // Neither good nor poor, or poor.
  expect(Number(inp)).toBeGreaterThanOrEqual(11);
  expect(Number(cls)).toBeGreaterThanOrEqual(10);
});

test('a quick visit without a click is rated good, and has no interaction to next paint', async ({
  page,
}) => {
  await page.goto('/tr/promocodes');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await leave(page);
  const reports = await reportsOf(page);
  expect(reports).toMatchObject([{ page: 'promocodes', cls: 0 }]);
  expect(reports[0]).not.toHaveProperty('inp');
});

test('measurements on a page opened without a full load are attributed to the first page', async ({
  page,
}) => {
  await openHydrated(page, '/bonuses');
  await page.getByRole('navigation').getByRole('link', { name: 'Casino' }).first().click();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(page.locator('[data-block=popular]')).toBeVisible();
  await press(page, 300);
  expect(await reportsOf(page)).toEqual([]);
  await leave(page);
  const reports = await reportsOf(page);
  expect(reports).toMatchObject([{ page: 'bonuses' }]);
  expect(Number(reports[0]?.inp)).toBeGreaterThanOrEqual(11);
});

test('a visitor who comes back to the tab is not reported twice', async ({ page }) => {
  await page.goto('/guides');
  const answer = page.waitForResponse('**/api/page-speed');
  await setHidden(page, true);
  expect((await answer).status()).toBe(204);
  await setHidden(page, false);
  await setHidden(page, true);
  await leave(page);
  expect(await reportsOf(page)).toMatchObject([{ page: 'guides' }]);
});

test('a page loaded in the background has no largest contentful paint', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  );
  await page.goto('/casino/1');
  await setHidden(page, false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setHidden(page, true);
  const reports = await reportsOf(page);
  expect(reports).toMatchObject([{ page: 'product' }]);
  expect(reports[0]).not.toHaveProperty('lcp');
});

test('a page that was never visible is not reported', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  );
  await page.goto('/casino');
  // A page that is closed in the background fires no other event.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await reportsOf(page)).toEqual([]);
});

test('the admin is not reported', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await leave(page);
  expect(await reportsOf(page)).toEqual([]);
});

for (const [name, signal, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`nothing is measured with ${name}`, async ({ page }) => {
    await page.addInitScript(
      ([signal, value]) => {
        Object.defineProperty(Navigator.prototype, signal, { value });
        Object.defineProperty(PerformanceObserver.prototype, 'observe', {
          value: ({ type }: PerformanceObserverInit) => {
            if (type === 'layout-shift') console.error('Measured');
          },
        });
      },
      [signal, value] as const,
    );
    await page.goto('/casino');
    await press(page, 100);
    await leave(page);
    expect(await reportsOf(page)).toEqual([]);
  });
}
