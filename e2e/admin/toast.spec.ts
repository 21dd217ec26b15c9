// Runs in test:long only: checks every kind of toast.
import type { Locator } from '@playwright/test';
import {
  createProduct,
  expect,
  namesIn,
  openScreen,
  rowsOf,
  test,
  upload,
  write,
} from '../testing/editor.ts';
import { expectAccessible } from '../testing/test.ts';

test('a toast stays usable while a dialog is open', async ({ page }) => {
  await page.goto('/admin/products?category=casino');
  await expect(rowsOf(page).first()).toBeVisible();
  const names = await namesIn(rowsOf(page));
  const [first = ''] = names;
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const before = (await undo.boundingBox())?.y;
  await page.getByRole('button', { name: `Move ${first} to position` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The horizontal position may differ: a headless browser reserves space for a hidden scrollbar beside a dialog.
  expect((await undo.boundingBox())?.y).toBe(before);
  await undo.click();
  await expect(page.getByText('Order restored.')).toBeVisible();
  await expect(dialog).toBeVisible();
  expect(await namesIn(rowsOf(page))).toEqual(names);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a toast disappears automatically, but not while it is hovered or focused', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin/products?category=casino');
  await page
    .getByRole('button', { name: /^Move .+ down$/ })
    .first()
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.clock.runFor(10_000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10_000);
  await expect(undo).toBeVisible();
  await undo.blur();
  await page.clock.runFor(10_000);
  await expect(undo).toBeHidden();
});

test('an extremely long name leaves buttons on one line and a dialog its margins', async ({
  page,
  request,
}) => {
  const name = 'Wonderful'.repeat(22);
  const { id } = await createProduct(request, { name });
  const image_url = await upload(request);
  await write(request, 'banners', { image_url, i18n: { en: { title: name } }, sort_order: 99 });
  // A label broken into single letters would be taller than one line.
  const isWhole = async (element: Locator) => {
    await expect(element).toBeVisible();
    return ((await element.boundingBox())?.height ?? 0) <= 40;
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/banners');
  await page.getByRole('button', { name: `${name} is active` }).click();
  expect(await isWhole(page.getByRole('button', { name: 'Undo' }))).toBe(true);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = await page.getByRole('dialog').boundingBox();
  expect(dialog?.x).toBeGreaterThanOrEqual(16);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();

  await openScreen(page, '/admin/toplists');
  await page.getByRole('combobox', { name: 'Product' }).fill(`${id}`);
  expect(await isWhole(page.getByRole('option').getByText(`#${id}`))).toBe(true);
});

test.describe('an error toast', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('stays until dismissed, even when dialogs open and close', async ({ page, request }) => {
    const { id } = await createProduct(request, { name: 'Gone Damson' });
    await createProduct(request, { name: 'Stubborn Damson' });
    await page.goto('/admin/products?q=damson');
    await page.getByRole('button', { name: 'Delete Gone Damson' }).click();
    await request.delete(`/api/admin/products/${id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: `There is no product with the ID ${id}.` });
    await expect(failure).toBeVisible();
    const remove = page.getByRole('button', { name: 'Delete Stubborn Damson' });
    await remove.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(remove).toBeFocused();
    await expect(failure).toBeVisible();
    await remove.click();
    await failure.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failure).toBeHidden();
  });
});
