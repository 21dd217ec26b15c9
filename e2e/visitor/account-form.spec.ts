// Runs in test:long only: tries every form of the account.
import type { Page } from '@playwright/test';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expect, expectAccessible, password, signIn, test } from './testing/visitor.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('an account form', () => {
  test.use({ expectedConsole: /500|400/ });

  test('shows what is missing', async ({ page, mail }) => {
    const email = await signIn(page, mail);
    await test.step('an error is shown at every empty field, and a failed call once', async () => {
      await page.goto('/tr/account');
      const change = section(page, 'E-posta');
      const [emailField, current] = [
        change.getByLabel('Yeni e-posta'),
        change.getByLabel('Mevcut parola'),
      ];
      const send = change.getByRole('button', { name: 'E-postayı değiştir' });
      await send.click();
      await expect(emailField).toBeFocused();
      await expect(emailField).toHaveAccessibleDescription(/gibi bir e-posta adresi girin/);
      await expect(current).toHaveAccessibleDescription('Parolanızı girin.');
      await emailField.fill('ada@mail.example');
      await send.click();
      await expect(current).toBeFocused();
      await expect(emailField).toHaveAttribute('aria-invalid', 'false');
      await current.fill(password);
      await page.route('**/api/account/email', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal' } }),
      );
      await send.click();
      await expect(change.getByRole('alert')).toHaveText(
        'İşlem tamamlanamadı. Biraz sonra tekrar deneyin.',
      );
      await expect(current).toHaveValue(password);
      await expectFitsEachWidth(page);
      await page.unroute('**/api/account/email');
    });
    await test.step('a password error is shown at its field until the password changes', async () => {
      await page.goto('/account');
      const change = section(page, 'Password');
      await expect(change.locator('[autocomplete=username]')).toHaveValue(email);
      await change.getByLabel('Current password').fill('not the one');
      await change.getByLabel('New password').fill('short');
      const sent = change.getByRole('button', { name: 'Change password' });
      await sent.click();
      await expect(change.getByLabel('New password')).toBeFocused();
      await expect(change.getByLabel('New password')).toHaveAccessibleDescription(
        /Enter between 10 and 128 characters/,
      );
      await change.getByLabel('New password').fill('another long password');
      await sent.click();
      await expect(change.getByLabel('Current password')).toBeFocused();
      await expect(change.getByText('That’s not your password.')).toBeVisible();
      await expectAccessible(page);
      await change.getByLabel('Current password').fill(password);
      await sent.click();
      await expect(change.getByRole('status')).toContainText('Your password has been changed');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.goto('/signin');
      await page.locator('#sign-in-email').fill(email);
      await page.locator('#sign-in-password').fill('another long password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/account');
    });
  });
});
