// Runs in test:long only: bulk.test.ts covers this without a browser, and undo-toast.spec.ts hides selected rows.
import {
  createProduct,
  dismissToasts,
  listRows,
  openScreen,
  upload,
  write,
} from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';

const named = ['Rowan Tern', 'Sorrel Tern', 'Tansy Tern'];

const kinds = [
  { label: 'Banners', screen: '/admin/banners', api: 'banners' },
  { label: 'Exclusive bonuses', screen: '/admin/exclusive', api: 'exclusive-bonuses' },
  { label: 'Promo codes', screen: '/admin/promocodes', api: 'promocodes' },
];

test('selected rows are hidden, shown and deleted together', async ({ page, request }) => {
  const image_url = await upload(request);
  for (const { api } of kinds) {
    for (const title of named) {
      await write(request, api, { code: title, image_url, i18n: { en: { title } } });
    }
  }
  await page.goto('/admin');
  const bar = page.getByRole('region', { name: 'Selected items' });
  for (const { label, screen } of kinds) {
    await test.step(label, async () => {
      await openScreen(page, screen);
      const rows = listRows(page, label);
      await page.getByLabel('Select Rowan Tern').check();
      await page.getByLabel('Select Tansy Tern').check();
      await expect(bar).toContainText('2 items selected');
      if (label === 'Banners') await expectAccessible(page);
      await bar.getByRole('button', { name: 'Hide' }).dblclick();
      // The locator is strict, so this also checks that there is only one message.
      await expect(page.getByText('2 items hidden.')).toBeVisible();
      await expect(rows.filter({ hasText: 'Hidden' })).toHaveCount(2);
      await expect(bar).toBeHidden();

      await page.getByLabel('Select Sorrel Tern').check();
      await bar.getByRole('button', { name: 'Select all' }).click();
      await bar.getByRole('button', { name: 'Activate' }).click();
      await expect(page.getByText('3 items activated.')).toBeVisible();
      await expect(rows.filter({ hasText: 'Live' })).toHaveCount(3);

      await page.getByLabel('Select Rowan Tern').check();
      await page.getByLabel('Select Sorrel Tern').check();
      await bar.getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete 2 items?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(rows).toHaveCount(3);
      await bar.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('2 items deleted.')).toBeVisible();
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText('Tansy Tern');
      await dismissToasts(page);
    });
  }
});

test('selected products and top list entries are deleted together', async ({ page, request }) => {
  const [category_id] = await categoriesOf(request, 'bets');
  for (const name of named) {
    const { id } = await createProduct(request, { name });
    const market_code = 'TR';
    await write(request, 'toplists/entries', { product_id: id, market_code, category_id });
  }
  await page.goto('/admin');
  for (const [screen, label] of [
    ['/admin/toplists?category=bets', 'Top list for bets'],
    ['/admin/products', 'Products'],
  ] as const) {
    await openScreen(page, screen);
    await page.getByLabel('Select Rowan Tern').check();
    await page.getByLabel('Select Sorrel Tern').check();
    await page.getByRole('region', { name: 'Selected items' }).getByText('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 items deleted.')).toBeVisible();
    await expect(listRows(page, label)).toHaveCount(1);
    await dismissToasts(page);
  }
});
