// Runs in test:long only: a second tab is rare, and admin-login.spec.ts covers logging out.
import { createProduct, expect, test } from '../testing/editor.ts';

test('logging out in another tab shows the login here and loses no input', async ({
  page,
  context,
  request,
  site,
}) => {
  const { id } = await createProduct(request, { name: 'Tabbed Fig' });
  const other = await context.newPage();
  await other.goto('/admin/login');
  await other.getByLabel(/Admin token/).fill(site.adminToken);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.goto(`/admin/products/${id}`);
  await page.getByLabel('Rating').fill('2.9');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/login\\?back=.*${id}`));
  await page.getByLabel(/Admin token/).fill(site.adminToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible();
  await expect(page.getByLabel('Rating')).toHaveValue('2.9');
});
