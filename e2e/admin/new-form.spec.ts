// Runs in test:long only: checks every new form.
import { createProduct, expect, test } from '../testing/editor.ts';

test('entering several items in a row takes few clicks', async ({ page, request }) => {
  const link = 'https://quick-quail.example/?ref=1';
  const name = 'Quick Quail';
  await createProduct(request, { name, ref_link: link });
  await page.goto('/admin/promocodes/new');
  const code = page.getByLabel('Code (required)');
  const referral = page.getByLabel('Referral link');

  await test.step('a link without a scheme gets https://', async () => {
    await referral.fill('t.me/northstar');
    await referral.blur();
    await expect(referral).toHaveValue('https://t.me/northstar');
    await referral.fill('');
  });

  await test.step('the link of the product is suggested, and used on request', async () => {
    await page.getByRole('combobox', { name: 'Product' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(referral).toHaveAttribute('placeholder', link);
    await expect(referral).toHaveValue('');
    await page.getByRole('button', { name: 'Use the product’s link' }).click();
    await expect(referral).toHaveValue(link);
  });

  await test.step('Now and Today fill in the time of the site', async () => {
    await page.getByRole('button', { name: 'Now for Expires at' }).click();
    await expect(page.getByLabel('Expires at')).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    await page.getByRole('heading', { name: 'More terms' }).click();
    await page.getByRole('button', { name: 'Today for Terms verified on' }).click();
    await expect(page.getByLabel('Terms verified on')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  });

  await test.step('Save and new starts an empty form with the last market and rarity', async () => {
    await code.fill('QUAIL1');
    await page.getByLabel('Market', { exact: true }).selectOption('TR');
    await page.getByLabel('Rarity').selectOption('epic');
    await page.getByRole('button', { name: 'Save and new' }).click();
    await expect(page.getByText('QUAIL1 was created.')).toBeVisible();
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
    await expect(referral).toHaveValue('');
    await expect(page.getByLabel('Market', { exact: true })).toHaveValue('TR');
    await expect(page.getByLabel('Rarity')).toHaveValue('epic');
  });
});

test('a duplicate opens filled in, and nothing is saved until the editor saves', async ({
  page,
  request,
}) => {
  const original = { name: 'Twin Tern', ref_link: 'https://twin-tern.example/' };
  await createProduct(request, original);
  await page.goto('/admin/products?q=Twin+Tern');
  await page.getByRole('link', { name: 'Duplicate Twin Tern' }).click();
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible();
  const name = page.getByLabel('Name (required)');
  await expect(name).toHaveValue('Twin Tern (copy)');
  await expect(page.getByLabel('Referral link')).toHaveValue(original.ref_link);
  const { total } = await (await request.get('/api/admin/products?q=Twin+Tern')).json();
  expect(total).toBe(1);

  await name.fill('Twin Tern the Second');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Twin Tern the Second' })).toBeVisible();
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(name).toHaveValue('Twin Tern the Second (copy)');
});

test('Save and new copies the market and the kind, and the terms only on request', async ({
  page,
}) => {
  await page.goto('/admin/promocodes/new');
  const code = page.getByLabel('Code (required)');
  const wagering = page.getByLabel('Wagering (×)');
  const eligibility = page.getByRole('group', { name: 'English' }).getByLabel('Eligibility');
  const last = page.getByRole('button', { name: 'Use the last terms' });
  await expect(last).toBeHidden();
  await code.fill('TERN1');
  await page.getByLabel('Market', { exact: true }).selectOption('TR');
  await page.getByLabel('Expires at').fill('2031-12-31T23:59');
  await page.getByLabel('Offer type').selectOption('Free spins');
  await wagering.fill('35');
  await page.getByLabel('Free spins', { exact: true }).fill('45');
  await eligibility.fill('New players of Tern');
  await page.getByRole('button', { name: 'Save and new' }).click();
  await expect(code).toHaveValue('');
  await expect(page.getByLabel('Market', { exact: true })).toHaveValue('TR');
  await expect(page.getByLabel('Offer type')).toHaveValue('free_spins');
  await expect(page.getByLabel('Expires at')).toHaveValue('');
  await expect(wagering).toHaveValue('');
  await expect(eligibility).toHaveValue('');

  await last.press('Enter');
  await expect(wagering).toHaveValue('35');
  await expect(page.getByLabel('Free spins', { exact: true })).toHaveValue('');
  await expect(eligibility).toHaveValue('New players of Tern');
  const marks = page.getByRole('status').filter({ hasText: 'Filled in from the last offer' });
  await expect(marks).toContainText('Wagering: Wagering (×); English: Eligibility');
  await expect(eligibility).toHaveAttribute('data-prefilled');
  await expect(page.getByLabel('Match (%)')).not.toHaveAttribute('data-prefilled');
  await code.fill('TERN2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'TERN2' })).toBeVisible();
  await expect(marks).toBeHidden();
  await expect(eligibility).not.toHaveAttribute('data-prefilled');
});

test('a product is selected by part of its name, and fills in its categories', async ({
  page,
  request,
}) => {
  await createProduct(request, { name: 'Amber Avocet', categories: [2] });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Add bonus' }).click();
  await page.getByRole('combobox', { name: 'Product' }).fill('amber avo');
  await page.getByLabel('Link', { exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Clear Product' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Bets' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Casino' })).not.toBeChecked();
});
