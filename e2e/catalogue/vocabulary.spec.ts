/** Editors manage the regulators, payment methods and game providers that facts about partners refer to. */
// Runs in test:long only: vocabulary.test.ts covers this without a browser, and product-form.spec.ts creates and edits a record with the same components.
import { listRows } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ expectedConsole: /409 \(Conflict\)/ });

test('a regulator is created, found and deleted, and its name is unique', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.goto('/admin/facts');
  await expect(page.getByText('No regulators yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Create regulator' }).first().click();
  await page.getByLabel('Name (required)').fill('Larkmoor');
  await page.getByLabel('Country').selectOption('Malta');
  await page.getByLabel('Licence register').fill('larkmoor.example/register');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Larkmoor was created.')).toBeVisible();
  const rows = listRows(page, 'Regulators');
  await expect(rows).toHaveText([/Larkmoor.*Malta.*larkmoor\.example/]);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Create regulator' }).click();
  await page.getByLabel('Name (required)').fill('LARKMOOR');
  await save.click();
  await expect(page.getByLabel('Name (required)')).toHaveAccessibleDescription(
    'Another regulator already has this name',
  );
  await page.getByLabel('Name (required)').fill('Saltmarsh');
  await save.click();
  await page.getByRole('searchbox', { name: 'Name' }).fill('salt');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete Saltmarsh' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Saltmarsh was deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Payment methods' }).click();
  await expect(page.getByText('No payment methods yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Providers' }).click();
  await expect(page.getByText('No providers yet.')).toBeVisible();
});
