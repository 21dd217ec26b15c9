/** Owners create tokens for people, and each screen offers only what its user's role allows. */
import type { APIRequestContext, Browser } from '@playwright/test';
import { createProduct, expect, openScreen, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({ siteName: 'people', expectedConsole: /status of 409/ });

const makeToken = (request: APIRequestContext, name: string, role: string) =>
  write(request, 'tokens', { name, role }) as Promise<{ id: number; token: string }>;

/** A separate browser, logged in with this token. */
async function signedIn(browser: Browser, baseURL: string | undefined, token: string) {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript((token) => {
    if (sessionStorage.getItem('signedIn')) return;
    sessionStorage.setItem('signedIn', 'yes');
    localStorage.setItem('adminToken', token);
  }, token);
  return context.newPage();
}

test('an owner adds a person, changes the role and revokes the token', async ({
  page,
  request,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/people$/);
  const add = page.getByRole('region', { name: 'Add a person' });
  await add.getByRole('button', { name: 'Create token' }).click();
  await expect(add.getByRole('alert')).toHaveText('Enter a name.');
  await add.getByLabel('Name').fill('Ada Field');
  await add.getByLabel('Role').selectOption('Editor');
  await add.getByRole('button', { name: 'Create token' }).click();

  const made = page.getByRole('region', { name: 'Token for Ada Field' });
  const token = await made.getByRole('textbox').inputValue();
  const session = () => request.get('/api/admin/session', { headers: { 'x-admin-token': token } });
  expect(await (await session()).json()).toEqual({ name: 'Ada Field', role: 'editor' });
  await expectFitsEachWidth(page);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(token)).toHaveCount(0);

  const row = page
    .getByRole('list', { name: 'People' })
    .getByRole('listitem')
    .filter({
      has: page.getByText('Ada Field', { exact: true }),
    });
  const change = row.getByRole('button', { name: 'Edit Ada Field' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ada Field' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(change).toBeFocused();
  await change.click();
  await dialog.getByLabel('Name').fill('administrator');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Another valid token already has the name');
  await dialog.getByLabel('Name').fill('Ada F.');
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Ada F. was saved.')).toBeVisible();
  expect(await (await session()).json()).toEqual({ name: 'Ada F.', role: 'viewer' });
  await expect(page.getByText(/Last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Revoke the token for Ada F.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The token for Ada F. no longer works.')).toBeVisible();
  expect((await session()).status()).toBe(401);
  await page.getByText('Revoked (1)').click();
  await expect(page.getByRole('list', { name: 'Revoked' })).toContainText(
    'Ada F., viewer: revoked by Administrator',
  );
});

test('an owner cannot revoke the token in use', async ({ browser, baseURL, request }) => {
  const { token } = await makeToken(request, 'Zoe Owner', 'owner');
  const page = await signedIn(browser, baseURL, token);
  await page.goto('/admin/settings/people');
  const row = page.getByRole('listitem').filter({ hasText: 'Zoe Owner' });
  await expect(row.getByText('You', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Edit Zoe Owner' }).click();
  await expect(page.getByRole('dialog').getByLabel('Role')).toBeDisabled();
  await page.context().close();
});

/** Each screen with its heading. */
const screens = [
  ['/admin/products', 'Products'],
  ['/admin/banners', 'Banners'],
  ['/admin/products?category=casino', 'Products'],
  ['/admin/products/new', 'New product'],
  ['/admin/products/import', 'Import products'],
  ['/admin/exclusive', 'Exclusive'],
  ['/admin/exclusive/1', 'The Logbook bundle'],
  ['/admin/toplists', 'Top lists'],
  ['/admin/promocodes', 'Promo codes'],
  ['/admin/promocodes/1', 'HARBOR20'],
  ['/admin/page/casino', 'Blocks on /casino'],
  ['/admin/pages/1', 'About us'],
  ['/admin/inbox', 'Inbox'],
  ['/admin/history', 'History'],
] as const;

const writing =
  /^(Save|Delete|Remove|Drag|Move|Add|Restore|Import|Upload|Choose file|Mark)|is active$|is shown$/;
const openFields = 'form :is(input:not([type=search]), textarea, select):enabled:not(aside *)';

// Crawls every screen.
test('a viewer is offered no actions that change data', { tag: '@long' }, async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const { token } = await makeToken(request, 'Vera Viewer', 'viewer');
  const page = await signedIn(browser, baseURL, token);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.goto('/admin');
  await expect(page.getByText('You have view-only access')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  for (const [screen, heading] of screens) {
    await test.step(screen, async () => {
      await openScreen(page, screen);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: writing, disabled: false })).toHaveCount(0);
      await expect(main.getByRole('link', { name: /^(Create|New|Import)\b/ })).toHaveCount(0);
      await expect(main.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
      await expect(main.locator(openFields)).toHaveCount(0);
      await expect(main.locator('[contenteditable=true]')).toHaveCount(0);
      await expectFitsEachWidth(page);
    });
  }
  expect(refused).toEqual([]);
  await openScreen(page, '/admin/settings/people');
  await expect(page.getByText('Only owners can change settings.')).toBeVisible();
  await page.context().close();
});

test('an editor sees no settings, and changes are logged with the editor’s name', {
  tag: '@long',
}, async ({ browser, baseURL, request }) => {
  const { token } = await makeToken(request, 'Ed Editor', 'editor');
  const { id } = await createProduct(request, { name: 'Named Larch' });
  const page = await signedIn(browser, baseURL, token);
  await page.goto(`/admin/products/${id}`);
  await page.getByLabel('Rating').fill('3.1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Named Larch was saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await page.goto('/admin/history');
  await expect(page.getByRole('main')).toContainText('Ed Editor');
  await page.context().close();
});

test('if a token is revoked in another tab, the login appears and no input is lost', {
  tag: '@long',
}, async ({ browser, baseURL, request, site }) => {
  const { id: tokenId, token } = await makeToken(request, 'Gone Soon', 'editor');
  const { id } = await createProduct(request, { name: 'Revoked Fig' });
  const page = await signedIn(browser, baseURL, token);
  await page.goto(`/admin/products/${id}`);
  await page.getByLabel('Rating').fill('2.9');
  await request.delete(`/api/admin/tokens/${tokenId}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/login\\?back=.*${id}`));
  await page.getByLabel(/Admin token/).fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong token');
  await page.getByLabel(/Admin token/).fill(site.adminToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible();
  await expect(page.getByLabel('Rating')).toHaveValue('2.9');
  await page.context().close();
});
