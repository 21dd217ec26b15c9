/**
 * An owner of an empty portal follows the steps on the dashboard, and visitors see a complete page before and after.
 */
// Runs in test:long only: setup.test.ts covers the steps without a browser.
import type { APIRequestContext } from '@playwright/test';
import { dismissToasts, expect, test, write } from '../testing/editor.ts';
import { categoriesOf } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({ siteName: 'first-hour', siteVariables: { SEED: 'off' } });

async function deleteAll(request: APIRequestContext, path: string) {
  const answer = await request.get(`/api/admin/${path}`);
  for (const { id } of (await answer.json()).items)
    await request.delete(`/api/admin/${path}/${id}`);
}

test('an empty portal shows a complete page in both languages', async ({ page }) => {
  for (const path of ['/casino', '/bets', '/bonuses', '/promocodes', '/tr/casino', '/tr/bonuses']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectFitsEachWidth(page);
  }
});

test('the dashboard guides an owner from an empty portal to a first top list', async ({
  page,
  request,
}) => {
  const setup = page.getByRole('region', { name: 'Set up your portal' });
  const dashboard = page.getByRole('link', { name: 'Dashboard' });
  const step = (name: string) => setup.getByRole('link', { name });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const isDone = (count: number) => expect(setup).toContainText(`${count} of 8 done`);
  await page.goto('/admin');
  await isDone(0);
  await expectFitsEachWidth(page);

  await test.step('name and colours are set in the site settings', async () => {
    await step('Name your portal').click();
    await page.getByLabel('Site name').fill('Copper Lantern');
    await save.click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await dismissToasts(page);
    await dashboard.click();
    await isDone(1);
    await step('Choose your colors').click();
    await page.getByLabel('Theme').selectOption('light');
    await save.click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await dashboard.click();
    await isDone(2);
  });

  await test.step('one market is saved and the other retired', async () => {
    await step('Choose your markets').click();
    await page.getByRole('button', { name: 'Retire Türkiye' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect(page.getByRole('article', { name: 'Türkiye' })).toContainText('Retired');
    await dashboard.click();
    await isDone(3);
    await step('Choose the language of each market').click();
    await page.getByRole('link', { name: 'United States' }).click();
    await page.getByLabel('Default language').selectOption('tr');
    await save.click();
    await expect(page.getByText('United States was saved.')).toBeVisible();
    await dashboard.click();
    await isDone(4);
  });

  await test.step('an empty list links to the step to do first', async () => {
    await step('Start your first top list').click();
    await page.getByRole('link', { name: 'Add a partner first' }).click();
    await expect(page).toHaveURL(/products\/new$/);
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    await page.getByRole('link', { name: 'Add your first partner' }).click();
    await page.getByLabel('Name (required)').first().fill('Hazel Siskin');
    await save.click();
    await expect(page).toHaveURL(/products\/\d+$/);
    await dashboard.click();
    await isDone(5);
  });

  await test.step('the last step completes the list', async () => {
    await expect(step('Replace the example text')).toHaveAttribute('href', '/admin/pages');
    await setup.getByRole('button', { name: 'Delete these pages' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The example pages were deleted.')).toBeVisible();
    expect(await (await request.get('/api/admin/pages')).json()).toMatchObject({ total: 0 });
    await step('Start your first top list').click();
    await page.getByRole('combobox', { name: 'Product' }).fill('hazel');
    await page.getByRole('option', { name: /Hazel Siskin/ }).click();
    await page.getByRole('button', { name: 'Add to top list' }).click();
    await expect(page.getByRole('table', { name: 'Top list for casino' })).toContainText('Hazel');
    await dashboard.click();
    await isDone(7);
    await step('Turn on “Sessions only”').click();
    await page.getByLabel('Sessions only').click();
    await expect(page.getByText('Saved. Takes effect immediately.')).toBeVisible();
    await dashboard.click();
    await expect(page.getByRole('region', { name: 'Search' })).toBeVisible();
    await expect(setup).toHaveCount(0);
    // The other tests sign in with the token.
    const data = { sessions_only: false, passkeys_required: false };
    expect((await request.put('/api/admin/sign-in-rules', { data })).status()).toBe(200);
  });

  await page.goto('/casino?market=US');
  await expect(page).toHaveTitle(/– Copper Lantern$/);
  await expect(page.getByRole('heading', { name: 'Hazel Siskin' }).first()).toBeVisible();
});

test('an owner of an empty portal sets up one market, a top list and the pages in few clicks', async ({
  page,
  request,
}) => {
  await deleteAll(request, 'toplists/entries');
  await deleteAll(request, 'products');
  await test.step('a new market is suggested by its code, and replaces the unused ones', async () => {
    await page.goto('/admin/settings/markets/new');
    await page.getByLabel('Code (required)').fill('CA-ON');
    await expect(page.getByLabel('Currency (required)')).toHaveValue('CAD');
    await expect(page.getByLabel('Minimum age')).toHaveValue('19');
    await expect(page.getByLabel('Name (required)').first()).toHaveValue('Ontario');
    await page.getByRole('checkbox', { name: 'Make this the only market' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Ontario' })).toContainText('Default');
    await expect(page.getByRole('article', { name: 'United States' })).toContainText('Retired');
  });

  await test.step('a top list starts with the best-rated partners of its category', async () => {
    for (const [name, rating, category] of [
      ['Second Siskin', 4, 'casino'],
      ['First Finch', 5, 'casino'],
      ['Bets Only', 5, 'bets'],
    ] as const) {
      const categories = await categoriesOf(request, category);
      await write(request, 'products', { i18n: { en: { name } }, rating, categories });
    }
    await page.goto('/admin/toplists');
    await page.getByRole('button', { name: 'Start with the best-rated partners' }).click();
    await expect(page.getByText('2 partners were added.')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Top list for casino' }).locator('tbody > tr');
    await expect(rows).toContainText(['First Finch', 'Second Siskin']);
    await expect(rows.first()).toContainText('CA-ON');
  });
});

test('an owner hides the steps, and Settings shows them again', async ({ page, request }) => {
  await deleteAll(request, 'toplists/entries');
  const setup = page.getByRole('region', { name: 'Set up your portal' });
  await page.goto('/admin');
  await setup.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(
    page.getByText('You can still find these steps under Settings, Setup.'),
  ).toBeVisible();
  await expect(setup).toHaveCount(0);
  await page.goto('/admin/settings/setup');
  await expect(setup).toContainText('These steps are hidden from the dashboard.');
  await expectFitsEachWidth(page);
  await setup.getByRole('button', { name: 'Show on the dashboard' }).click();
  await expect(setup).toContainText('until all are done');
  await page.goto('/admin');
  await expect(setup).toBeVisible();
});
