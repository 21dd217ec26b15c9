// Runs in test:long only: breaks the loading of scripts.
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({ expectedConsole: /ERR_FAILED|Failed to fetch dynamically imported module/ });

test('a page whose code fails to load shows an error within the layout and can be retried', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/bets');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Casino' });
  // Before that, a link would load the whole page from the server, which doesn't need the code.
  await expect
    .poll(() => link.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.route('**/assets/*.js', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page).toHaveTitle('Something went wrong – Aceboard');
  await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CASINO');
  await expect(page).toHaveURL(/\/casino$/);
});
