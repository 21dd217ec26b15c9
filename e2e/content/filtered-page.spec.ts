/** An editor turns a filter into a page by pasting the URL of the filtered list. */
// Runs in test:long only: filtered-list tests check how the URL is parsed.
import { createProduct, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

test('a pasted URL becomes a list of the matching partners', async ({ page, request, site }) => {
  const { id: method } = await write(request, 'payment-methods', { name: 'Marble Pay' });
  const facts = { payments: [{ method_id: method }] };
  const draft = { categories: [1], facts, i18n: { en: { name: 'Maple Rook' } } };
  await write(request, 'products', draft);
  await createProduct(request, { name: 'Blue Otter', categories: [1] });
  await page.goto('/casino/all');
  await page.getByRole('link', { name: 'Marble Pay' }).click();
  await expect(page.getByText('1 casino', { exact: true })).toBeVisible();
  const address = page.url();
  expect(address).toContain(site.url);

  await page.goto('/admin/pages/new');
  await page.getByLabel('Title (required to publish)').fill('Casinos with Marble Pay');
  await page.getByLabel('Kind').selectOption('page');
  await page.getByLabel('URL slug').fill('marble-pay');
  await page.getByLabel('List of partners').fill(address);
  await expect(page.getByText('1 partner matches now: /casino/all?payment=')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish English', exact: true }).click();
  await expect(page.getByText('Casinos with Marble Pay was created.')).toBeVisible();

  await page.goto('/marble-pay');
  await expect(page.getByRole('heading', { name: 'Maple Rook' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blue Otter' })).toBeHidden();
  await expectFitsEachWidth(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View all with filters' }).click();
  await expect(page).toHaveURL(`/casino/all?payment=${method}`);
});
