// Runs in test:long only: offer-sections.spec.ts creates a code, and product-form.spec.ts edits a record with the same components.
import { createProduct, listRows } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ expectedConsole: /409 \(Conflict\)/ });

test('a code is created, edited, found and deleted, and the site follows', async ({
  page,
  request,
}) => {
  await createProduct(request, { name: 'Maple Rook' });
  await page.goto('/admin/promocodes');
  await page.getByRole('link', { name: 'New promo code' }).click();
  await expect(page.getByText('Tip: keep promo creatives under 1MB.')).toBeVisible();
  await expect(page.getByLabel('Market', { exact: true })).toHaveValue('US');
  await expect(page.getByLabel('Rarity').locator('option')).toHaveText([
    'Common',
    'Uncommon',
    'Rare',
    'Epic',
    'Legendary',
  ]);
  await expect(page.getByLabel('Rarity')).toHaveValue('rare');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('Code (required)').fill('   ');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Promo code cannot be empty');
  await expectAccessible(page);

  await page.getByLabel('Code (required)').fill('  ROOK50 ');
  await page.getByLabel('Rarity').focus();
  await page.keyboard.type('ep');
  await expect(page.getByLabel('Rarity')).toHaveValue('epic');
  await page.getByLabel('Expires at').fill('2099-05-06T07:08');
  await page.getByRole('combobox', { name: 'Product' }).fill('maple');
  await page.getByRole('option', { name: /Maple Rook/ }).click();
  await expect(page.getByLabel('Visible in listings')).toBeChecked();
  await save.click();
  await expect(page).toHaveURL(/\/admin\/promocodes\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ROOK50' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').pop();
  const saved = await (await request.get(`/api/admin/promocodes/${id}`)).json();
  expect(saved).toMatchObject({
    code: 'ROOK50',
    rarity: 'epic',
    market_code: 'US',
    ref_link: null,
    expires_at: '2099-05-06 07:08:00',
    image_vertical_url: null,
    is_active: true,
    product_name: 'Maple Rook',
  });

  await page.getByLabel('Code (required)').fill('ROOK60');
  await save.click();
  await expect(page).toHaveURL(/\/admin\/promocodes$/);
  await expect(page.getByText('ROOK60 was saved.')).toBeVisible();

  const rows = listRows(page, 'Promo codes');
  const search = page.getByLabel('Code or product name');
  for (const query of ['ook6', 'maple', 'o']) {
    await search.fill(query);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${query}`));
    await expect(rows).toHaveCount(1);
  }
  await test.step('text entered during a search is kept, and so is focus', async () => {
    await search.fill('rook');
    await search.evaluate((input: HTMLInputElement) => {
      input.form?.requestSubmit();
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      write?.call(input, 'rook6');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page).toHaveURL(/q=rook$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Promo codes' })).toBeVisible();
    await expect(search).toHaveValue('rook6');
    await expect(search).toBeFocused();
  });
  await search.fill('nowhere');
  await search.press('Enter');
  await expect(
    page.getByText('No promo codes found. Try adjusting the search or create a new promo code.'),
  ).toBeVisible();

  await test.step('a duplicate code is rejected with an explanation, and the input stays', async () => {
    await page.getByRole('link', { name: 'New promo code' }).click();
    await page.getByLabel('Code (required)').fill('rook60');
    await page.getByRole('combobox', { name: 'Product' }).fill('maple');
    await page.getByRole('option', { name: /Maple Rook/ }).click();
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Not saved.');
    await expect(page.getByLabel('Code (required)')).toHaveValue('rook60');
  });

  await page.goto('/promocodes');
  await expect(page.getByRole('link', { name: 'ROOK60', exact: true })).toBeVisible();
  await page.goto('/admin/promocodes');
  await test.step('the eye button hides a code, and Undo shows it again', async () => {
    const chips = rows.getByRole('listitem');
    await expect(chips).toHaveText(['Live', 'No image']);
    await page.getByRole('button', { name: 'ROOK60 is active' }).dblclick();
    // The locator is strict, so this also checks that there is only one message.
    await expect(page.getByText('ROOK60 is hidden.')).toBeVisible();
    await expect(chips).toHaveText(['Hidden', 'No image']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(chips).toHaveText(['Live', 'No image']);
  });
  await page.getByRole('button', { name: 'Delete ROOK60' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('ROOK60 was deleted.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  const left = await (await request.get('/api/promocodes')).json();
  expect(left.items).toEqual([]);
});
