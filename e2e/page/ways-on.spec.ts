import { openHydrated } from '../testing/open-hydrated.ts';
import { dialogOf, inputOf, openSearch, statusOf } from '../testing/search.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test('a search without results suggests a name, popular partners and all categories', async ({
  page,
}) => {
  await test.step('in the dialog', async () => {
    await openSearch(page);
    await inputOf(page).fill('luki harrbur');
    await expect(statusOf(page)).toHaveText('Nothing was found for the request «luki harrbur».');
    await expect(dialogOf(page).getByRole('heading', { name: 'Popular casinos' })).toBeVisible();
    await expect(dialogOf(page).getByRole('link', { name: 'Bets', exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialogOf(page).getByText('Did you mean').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucky Harbor');
  });
  await test.step('on the search page', async () => {
    await page.goto('/search?q=luki+harrbur');
    const main = page.getByRole('main');
    await expect(main.getByText('Did you mean')).toHaveText('Did you mean Lucky Harbor?');
    await expect(main.getByRole('heading', { name: 'Popular casinos', level: 2 })).toBeVisible();
    await main.getByRole('link', { name: 'Promo codes' }).click();
    await expect(page).toHaveURL('/promocodes');
  });
});

test.describe('offline', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/ });

  test('a page shows that it is offline, and loads once the connection returns', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/bets');
    const notice = page.getByText('You’re offline.');
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await expect(page).toHaveURL('/support');
    await expect(notice).toBeHidden();
  });

  test('a search without results gets its suggestions once the connection returns', async ({
    page,
    context,
  }) => {
    const calls = /\/api\/(top|products)\?/;
    await page.route(calls, (route) => route.abort('internetdisconnected'));
    const failed = Promise.all(
      ['/api/top?', '/api/products?'].map((path) =>
        page.waitForEvent('requestfailed', (request) => request.url().includes(path)),
      ),
    );
    await page.goto('/search?q=luki+harrbur');
    await failed;
    await context.setOffline(true);
    await page.unroute(calls);
    await context.setOffline(false);
    const main = page.getByRole('main');
    await expect(main.getByText('Did you mean')).toHaveText('Did you mean Lucky Harbor?');
    await expect(main.getByRole('heading', { name: 'Popular casinos' })).toBeVisible();
  });
});
