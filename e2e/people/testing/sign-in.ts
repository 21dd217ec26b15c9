/** Steps by which staff sign in and out, with a token or a passkey. */
import { expect, type Page } from '@playwright/test';

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));

export async function enterToken(page: Page, token: string) {
  await page.getByLabel('Токен администратора / Admin token').fill(token);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function openAccountWithToken(page: Page, token: string, path = '/admin/account') {
  await page.goto(path);
  await enterToken(page, token);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

export async function addPasskey(page: Page, name: string) {
  await page.getByLabel('Passkey name').fill(name);
  await page.getByRole('button', { name: 'Add passkey' }).click();
}

export const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' });

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

export const signInWithPasskey = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with a passkey' }).click();
