// Runs in test:long only: holds scripts back for seconds.
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

const rules = /\/speculation-rules-\w+\.json$/;

for (const path of ['/casino', '/tr/casino/1', '/saved']) {
  test(`the speculation rules don’t compete with the first view of ${path}`, async ({ page }) => {
    const answer = page.waitForResponse(rules);
    await openHydrated(page, path);
    const loaded = await answer;
    expect(loaded.status()).toBe(200);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
    const paintedBefore = await page.evaluate(async (url) => {
      const paint = await new Promise<PerformanceEntry>((seen) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) seen(last);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const [asked] = performance.getEntriesByName(url);
      return asked && paint.startTime < asked.startTime;
    }, loaded.url());
    expect(paintedBefore).toBe(true);
  });
}

test('the admin has no speculation rules', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => rules.test(path))).toEqual([]);
});

test.describe('on an unknown page', () => {
  test.use({ expectedConsole: /404/ });

  test('there are speculation rules too', async ({ page }) => {
    const answer = page.waitForResponse(rules);
    await page.goto('/nothing');
    expect((await answer).status()).toBe(200);
  });
});

test.describe('if the rules can’t be loaded', () => {
  test.use({ expectedConsole: /503/ });

  test('the page works without them', async ({ page }) => {
    await page.route(rules, (route) => route.fulfill({ status: 503, body: 'Later' }));
    await openHydrated(page, '/casino');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });
});
