import type { Page } from '@playwright/test';
import { openHydrated } from './testing/open-hydrated.ts';
import { tickets } from './testing/promo-code.ts';
import { expect, expectAccessible, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const calls = '**/api/trpc/catalogue.promoCodes**';

async function goToCodes(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Promo codes/ })
    .click();
}

test.beforeEach(({ page }) => openHydrated(page, '/bets'));

test('shapes stand in for the codes while they are loaded', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await goToCodes(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROMO CODES');
  await expect(page.locator('[aria-busy=true]').getByRole('status')).toHaveText('Loading…');
  arrived.resolve();
  await expect(tickets(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('an empty list says so', async ({ page }) => {
  const data = { items: [], total: 0, limit: 20, offset: 0 };
  await page.route(calls, (route) => route.fulfill({ json: { result: { data } } }));
  await goToCodes(page);
  await expect(page.getByText('No promo codes at the moment.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the server refuses', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('the codes can be asked for again', async ({ page }) => {
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
