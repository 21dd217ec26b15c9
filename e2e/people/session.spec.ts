/** With sessions only, a browser stores a session that expires, and critical changes need confirmation. */
// Runs in test:long only: staff-session.test.ts covers this without a browser, and admin-login.spec.ts signs in and out.
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';
import { enterToken, logOut, storedToken } from './testing/sign-in.ts';

test.use({
  siteName: 'session',
  expectedConsole: /40[013] \((Bad Request|Unauthorized|Forbidden)\)/,
});

test('an owner turns sessions on, signs in again, confirms a change and signs out', async ({
  page,
  site,
  request,
}) => {
  const headers = (token: string | null) => ({ headers: { 'x-admin-token': token ?? '' } });
  await page.goto('/admin/settings/security');
  await enterToken(page, site.adminToken);
  await expect(page.getByText('Nobody is signed in with a session.')).toBeVisible();
  await page.getByLabel('Sessions only').click();
  await expect(page.getByText('Saved. Takes effect immediately.').first()).toBeVisible();

  await test.step('the token in this browser becomes a session', async () => {
    await expect(page.getByLabel('Sessions only')).toBeChecked();
    await expect(page.getByRole('list', { name: 'Open sessions' })).toContainText('You');
    expect(await storedToken(page)).toMatch(/^session_/);
    await expect(page.getByRole('list', { name: 'Open sessions' })).toContainText('You');
    await expect(page.getByRole('list', { name: 'Security log' })).toContainText('Sign-in');
    await expectAccessible(page);
    await expectFitsEachWidth(page);
  });

  await test.step('a critical change asks for the token and then continues', async () => {
    const refuseOnce = async () => {
      let asked = 0;
      await page.route('**/api/trpc/admin.signIn.replaceRules**', (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        const data = { code: 'confirmation_required', httpStatus: 403 };
        const error = { message: 'Confirm.', code: -32003, data };
        return route.fulfill({ status: 403, json: { error } });
      });
    };
    await refuseOnce();
    await page.getByLabel('Sessions only').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByLabel('Admin token').fill('wrong');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toContainText('Wrong token. Check it and try again.');
    await dialog.getByLabel('Admin token').fill(site.adminToken);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Sessions only')).not.toBeChecked();
  });

  await test.step('logging out ends the session on the server', async () => {
    const token = await storedToken(page);
    expect((await request.get('/api/admin/session', headers(token))).status()).toBe(200);
    await logOut(page);
    expect(await storedToken(page)).toBeNull();
    await expect
      .poll(async () => (await request.get('/api/admin/session', headers(token))).status())
      .toBe(401);
  });
});
