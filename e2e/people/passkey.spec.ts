/** Chromium's virtual authenticator adds passkeys, signs in with them, and is refused when it should be. */
import type { Page } from '@playwright/test';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';
import { deviceOf, expect, test } from './testing/passkey.ts';
import {
  addPasskey,
  enterToken,
  logOut,
  openAccountWithToken,
  passkeys,
  signInWithPasskey,
  storedToken,
} from './testing/sign-in.ts';

/** Signs in with a token, adds a passkey, and signs in again with that. */
async function exchangeForPasskey(page: Page, token: string, name: string) {
  await openAccountWithToken(page, token);
  await addPasskey(page, name);
  await expect(passkeys(page)).toContainText(name);
  await logOut(page);
  await signInWithPasskey(page);
  await expect(page).toHaveURL(/\/admin$/);
}

test('a person adds a passkey after signing in with a token, and signs in with it', async ({
  page,
  device,
  person: { name, token },
}) => {
  await openAccountWithToken(page, token);
  await expect(page.getByText('You don’t have any passkeys yet.')).toBeVisible();
  await addPasskey(page, 'Work laptop');
  await expect(passkeys(page)).toContainText('Work laptop');
  expect(await device.credentials()).toHaveLength(1);
  await expectAccessible(page);
  await expectFitsEachWidth(page);

  await logOut(page);
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await signInWithPasskey(page);
  await expect(page).toHaveURL(/\/admin$/);
  expect(await storedToken(page)).toMatch(/^session_/);
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText(`${name}, editor`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open sessions' })).toContainText('You');

  await test.step('the same device adds no second one', async () => {
    await addPasskey(page, 'Again');
    await expect(page.getByText('This device already has a passkey for you.')).toBeVisible();
  });

  await test.step('it can be renamed', async () => {
    await page.getByRole('button', { name: 'Rename Work laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename Work laptop' });
    await dialog.getByLabel('Passkey name').fill('Old laptop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(passkeys(page)).toContainText('Old laptop');
  });
});

test('a second device signs in too, and removing the first signs it out', { tag: '@long' }, async ({
  page,
  device,
  person,
  browser,
  site,
}) => {
  await exchangeForPasskey(page, person.token, 'Laptop');

  const phone = await (await browser.newContext({ baseURL: site.url })).newPage();
  await deviceOf(phone);
  await exchangeForPasskey(phone, person.token, 'Phone');
  await phone.getByRole('link', { name: 'Your account' }).click();
  await phone.getByRole('button', { name: 'Remove Laptop' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys(phone)).not.toContainText('Laptop');
  await expect(passkeys(phone)).toContainText('Phone');

  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  await signInWithPasskey(page);
  await expect(
    page.getByText('This passkey is not recognized. It may have been removed.'),
  ).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);
  await phone.context().close();
});

test('confirming requires the passkey', { tag: '@long' }, async ({ page, device, person, db }) => {
  await exchangeForPasskey(page, person.token, 'Laptop');
  const confirmed_at = '2026-01-01T00:00:00.000Z';
  await db.updateTable('staff_session').set({ confirmed_at }).execute();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Create code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveValue(/^[\dA-Z-]{31}$/);
  expect(await device.credentials()).toHaveLength(1);
});

test('an invited person adds a passkey, and the link works only once', { tag: '@long' }, async ({
  page,
  person: { name },
  db,
  browser,
  site,
}) => {
  await openAccountWithToken(page, site.adminToken, '/admin/settings/people');
  const invite = async () => {
    await page.getByRole('button', { name: `Invite ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Invite ${name}` });
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Invitation for' }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return link;
  };
  const link = await invite();
  await expectFitsEachWidth(page);

  const guest = await (await browser.newContext()).newPage();
  await deviceOf(guest);
  await guest.goto(link.replace('localhost', '127.0.0.1'));
  await guest.getByRole('button', { name: 'Add passkey' }).click();
  await expect(guest.getByText('Passkeys only work at the site’s own address.')).toBeVisible();

  await guest.goto(link);
  await expect(guest.getByText(`Welcome to Aceboard, ${name}.`)).toBeVisible();
  await expectAccessible(guest);
  await expectFitsEachWidth(guest);
  await guest.getByRole('button', { name: 'Add passkey' }).click();
  await expect(guest).toHaveURL(/\/admin$/);
  expect(await storedToken(guest)).toMatch(/^session_/);
  await guest.goto(link);
  await expect(guest.getByText('This invitation was already used.')).toBeVisible();
  expect(await storedToken(guest)).toMatch(/^session_/);

  await test.step('a later one expires', async () => {
    const late = await invite();
    const ends_at = '2026-01-01T00:00:00.000Z';
    await db.updateTable('one_time_secret').set({ ends_at }).execute();
    await guest.goto('about:blank');
    await guest.goto(late);
    await expect(guest.getByText('This invitation has expired.')).toBeVisible();
  });
  await guest.context().close();
});

test('an owner invites a viewer by email address, and is shown the link if no email can be sent', {
  tag: '@long',
}, async ({ page, browser, site }) => {
  await openAccountWithToken(page, site.adminToken, '/admin/settings/people');
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite by email' });
  await dialog.getByLabel('Email address').fill('wren@portal.example');
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const shown = dialog.getByRole('textbox', { name: 'Invitation for wren@portal.example' });
  const link = await shown.inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'People' })).toContainText('wren@portal.example');

  const guest = await (await browser.newContext()).newPage();
  await deviceOf(guest);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Add passkey' }).click();
  await expect(guest).toHaveURL(/\/admin$/);
  await guest.getByRole('link', { name: 'Your account' }).click();
  await expect(guest.getByText('wren@portal.example, viewer')).toBeVisible();
  await guest.context().close();
});

test('once an owner requires passkeys, tokens can no longer sign in, but recovery codes can', {
  tag: '@long',
}, async ({ page, device, site }) => {
  await openAccountWithToken(page, site.adminToken);
  await addPasskey(page, 'Laptop');
  await expect(passkeys(page)).toContainText('Laptop');
  await page.getByRole('button', { name: 'Create code' }).click();
  const code = await page.getByRole('textbox', { name: 'Recovery code' }).inputValue();
  await page.goto('/admin/settings/security');
  await page.getByLabel('Passkeys required').click();
  await expect(page.getByText('Sign in with a passkey first').first()).toBeVisible();
  await expect(page.getByLabel('Passkeys required')).not.toBeChecked();

  await logOut(page);
  await signInWithPasskey(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/settings/security');
  await page.getByLabel('Passkeys required').click();
  await expect(page.getByText('Saved. Takes effect immediately.').first()).toBeVisible();
  await expect(page.getByLabel('Passkeys required')).toBeChecked();
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await logOut(page);

  await enterToken(page, site.adminToken);
  await expect(
    page.getByText('Sign in with a passkey. On this site, tokens are only for programs'),
  ).toBeVisible();
  await expect(page.getByText('Owners and editors of this site sign in')).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);

  await page.getByText('Use a recovery code').click();
  const recovery = page.getByLabel('Recovery code');
  await recovery.fill('wrong');
  await recovery.press('Enter');
  await expect(page.getByText('The recovery code is wrong.')).toBeVisible();
  await recovery.fill(code.toLowerCase());
  await recovery.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
});
