import { expect, expectAccessible, test } from '../testing/test.ts';
import { enterToken, logOut, storedToken } from './testing/sign-in.ts';

test.use({ expectedConsole: /401 \(Unauthorized\)/ });

test('an editor logs in, reaches the requested screen and logs out', async ({ page, site }) => {
  await page.goto('/admin/products?category=bets');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expectAccessible(page);

  await test.step('a wrong token is not stored, and the screen shows an error', async () => {
    await enterToken(page, 'not-the-token');
    await expect(page.getByRole('alert')).toHaveText('Wrong token. Check it and try again.');
    expect(await storedToken(page)).toBeNull();
  });
  await test.step('the right token opens the requested screen', async () => {
    await enterToken(page, site.adminToken);
    await expect(page).toHaveURL(/\/admin\/products\?category=bets$/);
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
    expect(await storedToken(page)).toBe(site.adminToken);
  });
  await test.step('on a small screen the menu is behind a toggle', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(page.getByRole('link', { name: 'Banners' })).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: 'Banners', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Banners' })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
  });
  await test.step('logging out deletes the token', async () => {
    await logOut(page);
    expect(await storedToken(page)).toBeNull();
  });
  await test.step('logging in never redirects to another site', async () => {
    await page.goto(`/admin/login?back=${encodeURIComponent('//evil.example/')}`);
    await enterToken(page, site.adminToken);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  });
  await test.step('if a token stops working, the editor has to log in, and returns to the screen', async () => {
    await page.evaluate(() => localStorage.setItem('adminToken', 'expired'));
    await page.goto('/admin/products?category=casino');
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await storedToken(page)).toBeNull();
    await enterToken(page, site.adminToken);
    await expect(page).toHaveURL(/\/admin\/products\?category=casino$/);
  });
});
