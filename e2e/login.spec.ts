import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './testing/test.ts';

async function signIn(page: Page, token: string) {
  await page.getByLabel('Токен администратора / Admin token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('who has no token signs in first, and goes on where they wanted to', async ({
  page,
  site,
}) => {
  await page.goto('/admin/products?category=bets');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expectAccessible(page);
  await signIn(page, site.adminToken);
  await expect(page).toHaveURL(/\/admin\/products\?category=bets$/);
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBe(site.adminToken);
});

test('nobody is led to another site, nor out of the admin, by signing in', async ({
  page,
  site,
}) => {
  for (const back of ['https://evil.example/', '//evil.example/', '/admin/../casino']) {
    await page.goto(`/admin/login?back=${encodeURIComponent(back)}`);
    await signIn(page, site.adminToken);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  }
});

test('logging out forgets the token', async ({ page, site }) => {
  await page.goto('/admin/login');
  await signIn(page, site.adminToken);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test.describe('a token that is refused', () => {
  test.use({ expectedConsole: /401 \(Unauthorized\)|429 \(Too Many|ERR_FAILED/ });

  test('is not kept, and said to be wrong', async ({ page }) => {
    await page.goto('/admin/login');
    await signIn(page, 'not-the-token');
    await expect(page.getByRole('alert')).toHaveText(
      'This token is wrong. Check it and try again.',
    );
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await signIn(page, 'жетон');
    await expect(page.getByRole('alert')).toHaveText(
      'This token is wrong. Check it and try again.',
    );
  });

  test('too often has to wait', async ({ page }) => {
    await page.goto('/admin/login');
    await page.route('**/api/trpc/**', (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: {
            message: '',
            code: -32029,
            data: { code: 'too_many_requests', httpStatus: 429 },
          },
        },
      }),
    );
    await signIn(page, 'any');
    await expect(page.getByRole('alert')).toHaveText(
      'Too many wrong tokens. Wait a minute, then try again.',
    );
  });

  test('by no server at all is told apart', async ({ page }) => {
    await page.goto('/admin/login');
    await page.route('**/api/trpc/**', (route) => route.abort());
    await signIn(page, 'any');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  });

  test('later on leads back to the login, and from there to the same screen', async ({
    page,
    site,
  }) => {
    await page.goto('/admin/login');
    await page.evaluate(() => localStorage.setItem('adminToken', 'expired'));
    await page.goto('/admin/products?category=casino');
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await signIn(page, site.adminToken);
    await expect(page).toHaveURL(/\/admin\/products\?category=casino$/);
  });
});

test('on a small screen the menu is behind a toggle', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/login');
  await signIn(page, site.adminToken);
  const toggle = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('link', { name: 'Products' })).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
