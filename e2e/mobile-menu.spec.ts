import type { Page } from '@playwright/test';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, expectAccessible, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const menuOf = (page: Page) => page.locator('header details');

async function open(page: Page, path = '/casino') {
  await openHydrated(page, path);
  await menuOf(page).locator('summary').click();
  await expect(menuOf(page)).toHaveAttribute('open');
}

test('the menu lists the sections, Sign In and the language', async ({ page }) => {
  await open(page);
  const links = menuOf(page).getByRole('link');
  await expect(links).toHaveText(['Casino', 'Bets', 'Bonuses', 'Sign In', /^EN/]);
  await expect(links.nth(3)).toHaveAttribute('href', /^\/signin\?back=/);
  await expect(links.nth(4)).toHaveAttribute('href', '/tr/casino');
  await expectAccessible(page);
});

test('in Turkish the menu lists the same', async ({ page }) => {
  await open(page, '/tr/casino');
  await expect(menuOf(page).getByRole('link')).toHaveText([
    'Casino',
    'Bahis',
    'Bonuslar',
    'Giriş yap',
    /^TR/,
  ]);
  await expectAccessible(page);
});

test('the toggle opens the menu and closes it', async ({ page }) => {
  await open(page);
  await menuOf(page).locator('summary').click();
  await expect(menuOf(page)).not.toHaveAttribute('open');
});

for (const [name, path] of [
  ['Bets', /\/bets$/],
  ['Casino', /\/casino$/],
  ['Sign In', /\/signin\?back=/],
] as const) {
  test(`the menu closes when ${name} is chosen`, async ({ page }) => {
    await open(page);
    await menuOf(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(menuOf(page)).not.toHaveAttribute('open');
  });
}

test('the menu closes on going back', async ({ page }) => {
  await openHydrated(page, '/bets');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bonuses' }).click();
  await expect(page).toHaveURL(/\/bonuses$/);
  await menuOf(page).locator('summary').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/bets$/);
  await expect(menuOf(page)).not.toHaveAttribute('open');
});

test('Escape closes the menu and leaves the focus on its toggle', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('link', { name: 'Casino' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).not.toHaveAttribute('open');
  await expect(menuOf(page).locator('summary')).toBeFocused();
});

test('the menu closes when the visitor turns elsewhere, by finger or by keyboard', async ({
  page,
}) => {
  await open(page);
  await page.mouse.click(180, 700);
  await expect(menuOf(page)).not.toHaveAttribute('open');
  await menuOf(page).locator('summary').click();
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await expect(menuOf(page)).not.toHaveAttribute('open');
});
