/** An owner requires approval for products, and a change of one then waits for a second person. */
import type { Browser, Page } from '@playwright/test';
import { createProduct, expect, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

// Both refusals are answered with 409.
test.use({ siteName: 'approval', expectedConsole: /status of 409/ });

async function signedIn(browser: Browser, baseURL: string | undefined, token: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await context.addInitScript((token) => localStorage.setItem('adminToken', token), token);
  return context.newPage();
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

test('a change that needs approval isn’t live until a second person approves it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await createProduct(request, { name: 'Amber Fox', categories: [1] });
  const name = async () => (await (await request.get(`/api/admin/products/${id}`)).json()).name;

  await page.goto('/admin/settings/approval');
  await page.getByRole('checkbox', { name: 'Products', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Add another editor or owner first.');
  await expectFitsEachWidth(page);
  const bob = await write(request, 'tokens', { name: 'Bob Editor', role: 'editor' });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Products', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Approval rules saved.')).toBeVisible();

  await page.goto(`/admin/products/${id}`);
  await page.getByLabel('Name (required)').fill('Copper Lantern');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('main').getByRole('link', { name: 'View release' }).click();
  await expect(page.getByText('Waiting for approval').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 change still has to be approved.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expectFitsEachWidth(page);
  await page.getByRole('button', { name: 'Publish when approved' }).click();
  expect(await name()).toBe('Amber Fox');

  const second = await signedIn(browser, baseURL, (bob as unknown as { token: string }).token);
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Approve for Copper Lantern' }).click();
  await expect.poll(name).toBe('Copper Lantern');
  await second.reload();
  await expect(second.getByText('Approved by Bob Editor')).toBeVisible();
  await second.context().close();
});
