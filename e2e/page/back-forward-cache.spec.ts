// Runs in test:long only: crawls pages in a second browser.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../scripts/test/browser.ts';
import { frameHydrated } from '../testing/open-hydrated.ts';
import { startSite } from '../testing/site.ts';
import { test as base, expect } from '../testing/test.ts';

const test = base.extend<{ counter: string; elsewhere: string }>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
    async ({}, use) =>
      use({
        executablePath: wholeBrowser(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        args: ['--headless', '--no-sandbox', '--disable-gpu'],
      }),
    { scope: 'worker' },
  ],
  counter: ['live', { option: true }],
  site: async ({ sites, counter }, use) => {
    const name = `counter-${counter}`;
    await use(await sites(name, () => startSite(name, { ONLINE_COUNTER: counter })));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
  elsewhere: async ({}, use) => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.close();
  },
  page: async ({ page }, use) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        const [entry] = performance.getEntriesByType('navigation');
        const { notRestoredReasons } = entry as PerformanceEntry & { notRestoredReasons?: unknown };
        Object.assign(window, { shown: { persisted, notRestoredReasons } });
      }),
    );
    await use(page);
  },
});

const shownIn = (page: Page) =>
  page
    .evaluate(() => [document.title, Reflect.get(window, 'shown')] as const)
    .catch((error: unknown) => String(error));

const counterIn = (page: Page) => page.locator('footer .figures').first();

/** Leaves for a page of another site, as when following a link, and comes back. */
async function leaveAndReturn(page: Page, elsewhere: string, whileAway = async () => {}) {
  const title = await page.title();
  await page.evaluate((url) => void setTimeout(() => location.assign(url)), elsewhere);
  await expect.poll(() => shownIn(page)).toMatchObject(['Elsewhere', { persisted: false }]);
  await whileAway();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect
    .poll(() => shownIn(page))
    .toEqual([title, { persisted: true, notRestoredReasons: null }]);
}

const paths = [
  ...['/', '/casino', '/casino/1', '/casino/all', '/bets', '/bets/all', '/bonuses', '/bonuses/all'],
  ...['/promocodes'],
  ...['/compare?ids=1,3', '/search?q=moon', '/guides', '/reviews', '/support', '/about'],
  ...['/how-we-rate', '/how-bonuses-cost', '/partners', '/contact', '/report?about=product-1'],
  ...['/saved', '/follow?about=product-1', '/break', '/tr/casino', '/casino?market=TR'],
];

for (const counter of ['live', 'simulated']) {
  test.describe(`with a ${counter} counter`, () => {
    test.use({ counter });

    test('every public page is restored from the cache, and its counter continues', async ({
      page,
      elsewhere,
    }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await frameHydrated(page);
          await expect(counterIn(page)).toHaveText(counter === 'live' ? '1' : /^\d+$/);
          await leaveAndReturn(page, elsewhere);
          await expect(counterIn(page)).toHaveText(counter === 'live' ? '1' : /^\d+$/);
        });
      }
    });
  });
}

test('the visitor of a page in the cache is not counted as online', async ({
  page,
  elsewhere,
  browser,
  site,
}) => {
  await page.goto('/casino');
  await expect(counterIn(page)).toHaveText('1');
  await leaveAndReturn(page, elsewhere, async () => {
    const other = await browser.newContext({ baseURL: site.url });
    const alone = await other.newPage();
    await alone.goto('/casino');
    await expect(counterIn(alone)).toHaveText('1');
    await other.close();
  });
  await expect(counterIn(page)).toHaveText('1');
});

test('a page from the cache shows the offers that were saved in the meantime', async ({
  page,
  elsewhere,
}) => {
  await page.goto('/casino');
  const heart = page.getByRole('button', { name: /Lucky Harbor/, pressed: false }).first();
  await expect(heart).toBeVisible();
  await leaveAndReturn(page, elsewhere, async () => {
    const other = await page.context().newPage();
    await other.goto('/casino/1');
    await other
      .getByRole('button', { name: /Lucky Harbor/, pressed: false })
      .first()
      .click();
    await expect(
      other.getByRole('button', { name: /Lucky Harbor/, pressed: true }).first(),
    ).toBeVisible();
    await other.close();
  });
  await expect(
    page.getByRole('button', { name: /Lucky Harbor/, pressed: true }).first(),
  ).toBeVisible();
});

test('the list of saved offers shows changes made on another page', async ({ page, elsewhere }) => {
  await page.goto('/saved');
  await expect(page.getByText('No saved offers')).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Lucky Harbor/ })
    .first();
  const other = await page.context().newPage();
  await other.goto('/casino/1');
  const heart = (pressed: boolean) =>
    other.getByRole('button', { name: /Lucky Harbor/, pressed }).first();
  await leaveAndReturn(page, elsewhere, async () => {
    await heart(false).click();
    await expect(heart(true)).toBeVisible();
  });
  await expect(card).toBeVisible();
  await heart(true).click();
  await expect(card).toBeHidden();
  await other.close();
});
