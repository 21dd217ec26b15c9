// Runs in test:long only: passkey-refusal.test.ts covers this without a browser, except for the messages shown.
/** A passkey that is used incorrectly can't sign in. */
import { expect, test } from './testing/passkey.ts';
import {
  addPasskey,
  logOut,
  openAccountWithToken,
  passkeys,
  signInWithPasskey,
  storedToken,
} from './testing/sign-in.ts';

test.beforeEach(async ({ page, device, person }) => {
  await openAccountWithToken(page, person.token);
  await addPasskey(page, 'Laptop');
  await expect(passkeys(page)).toContainText('Laptop');
  expect(await device.credentials()).toHaveLength(1);
  await logOut(page);
});

test('a sign-in is refused without user verification', async ({ page, device }) => {
  await device.failVerification();
  await signInWithPasskey(page);
  await expect(page.getByText('No passkey was used. Try again')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('a sign-in is refused if the counter decreases', async ({ page, device }) => {
  await signInWithPasskey(page);
  await expect(page).toHaveURL(/\/admin$/);
  await logOut(page);
  await device.turnBackCounter();
  await signInWithPasskey(page);
  await expect(page.getByText('counter went back, so a copy of it may exist')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('a sign-in is refused if a recorded response is sent again', async ({
  page,
  request,
  site,
}) => {
  const sent = page.waitForRequest('**/api/staff/sign-in');
  await signInWithPasskey(page);
  const data = (await sent).postDataJSON();
  await expect(page).toHaveURL(/\/admin$/);
  const again = await request.post(`${site.url}/api/staff/sign-in`, { data });
  expect(again.status()).toBe(401);
});

test('a sign-in is refused at another address of the same site', async ({ page, site }) => {
  await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/admin/login`);
  await signInWithPasskey(page);
  await expect(page.getByText('Passkeys only work at the site’s own address.')).toBeVisible();
});
