// Runs in test:long only: tries every keyboard shortcut.
import { createProduct, listRows, openScreen } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';

test('keyboard shortcuts search, move between rows, select, edit and create; they are listed and can be turned off', async ({
  page,
  request,
}) => {
  for (const name of ['Third', 'Second', 'First']) await createProduct(request, { name });
  await page.goto('/admin/products');
  await expect(listRows(page, 'Products')).toHaveCount(3);
  const box = (name: string) => page.getByLabel(`Select ${name}`);
  await page.keyboard.press('j');
  await expect(box('First')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(box('Third')).toBeFocused();
  await page.keyboard.press('k');
  await expect(box('Second')).toBeFocused();
  await page.keyboard.press('x');
  await expect(box('Second')).toBeChecked();
  await expect(page.getByText('1 item selected')).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByLabel('Name or ID');
  await expect(search).toBeFocused();
  await page.keyboard.type('/njkxe?');
  await expect(search).toHaveValue('/njkxe?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/products$/);

  await box('Third').focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Third' })).toBeVisible();
  await page.goBack();
  await box('First').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
  await page.goBack();
  await expect(box('First')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/admin\/products\/new$/);

  await openScreen(page, '/admin/banners');
  await expect(page.getByText('No banners yet.')).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('definition')).toHaveText([
    'Create',
    'Show this list',
    'Search or jump to',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/admin\/banners$/);
  await dialog.getByLabel('Enable shortcuts').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByText('No banners yet.')).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await dialog.getByLabel('Enable shortcuts').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/admin\/banners\/new$/);
});
