// Runs in test:long only: tries every password field.
/** Visitors and editors can check the password they entered. */
import { expect, expectAccessible, test } from '../testing/test.ts';

const fields = [
  { path: '/signin', label: 'Password', show: 'Show password' },
  { path: '/tr/signin', label: 'Parola', show: 'Parolayı göster' },
  { path: '/admin/login', label: /Admin token$/, show: 'Show token' },
];

for (const { path, label, show } of fields) {
  test(`the password on ${path} can be shown and hidden again`, async ({ page }) => {
    await page.goto(path);
    const input = page.getByLabel(label, { exact: true }).first();
    const button = page.getByRole('button', { name: show }).first();
    await input.fill('a secret');
    await expect(input).toHaveAttribute('type', 'password');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('a secret');
    await expectAccessible(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(input).toHaveAttribute('type', 'password');
  });
}
