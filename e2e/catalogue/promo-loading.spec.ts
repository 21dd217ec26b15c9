// Runs in test:long only: holds responses back for seconds.
import type { Page } from '@playwright/test';
import { holdBack } from '../testing/hold-back.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { tickets } from '../testing/promo-code.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({ viewport: { width: 360, height: 740 }, expectedConsole: /400 \(Bad Request\)/ });

const calls = '**/api/trpc/catalogue.promoCodes**';

/** Navigates from a rendered page to the codes, so that the browser fetches them. */
async function goToCodes(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Promo codes/ })
    .click();
}

test('codes fetched by the browser', async ({ page }) => {
  await test.step('leave the old page in place while loading', async () => {
    await openHydrated(page, '/bets');
    const answer = await holdBack(page, calls);
    await goToCodes(page);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('PROMO CODES');
    answer();
    await expect(tickets(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
  await test.step('show the empty state if there are none', async () => {
    await openHydrated(page, '/bets');
    const data = { items: [], total: 0, limit: 20, offset: 0 };
    await page.route(calls, (route) => route.fulfill({ json: { result: { data } } }));
    await goToCodes(page);
    await expect(page.getByText('No promo codes at the moment.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('show an error and a retry button on failure', async () => {
    await openHydrated(page, '/bets');
    const failure = {
      error: { message: 'Not today.', code: -32600, data: { code: 'bad_input', httpStatus: 400 } },
    };
    await page.route(calls, (route) => route.fulfill({ status: 400, json: failure }));
    await goToCodes(page);
    await expect(page.getByRole('alert')).toContainText('Not today.');
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tickets(page).first()).toBeVisible();
  });
});
