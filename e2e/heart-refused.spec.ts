import type { Page } from '@playwright/test';
import { expectFitsEachWidth } from './testing/fit.ts';
import { expect, signIn, test } from './testing/visitor.ts';

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}` }).first();

const notSaved = 'This change could not be saved. Try again in a moment.';

test.describe('a heart that the server does not take', () => {
  test.use({ expectedConsole: /500|ERR_INTERNET_DISCONNECTED/ });

  test('is taken back, and it is said, until the next click', async ({ page, mail, context }) => {
    await signIn(page, mail);
    await page.route('**/api/account/saved-items', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal' } }),
    );
    await page.goto('/casino');
    const heart = heartOf(page, 'Lucky Harbor');
    const said = page.getByRole('alert');
    await heart.click();
    await expect(said).toHaveText(notSaved);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectFitsEachWidth(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(said).toBeHidden();

    await page.unroute('**/api/account/saved-items');
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto('/tr/promocodes?code=5');
    const sheet = page.getByRole('dialog');
    const sheetHeart = sheet.getByRole('button', { name: /: kaydet$/ });
    await expect(sheetHeart).toBeVisible();
    await context.setOffline(true);
    await sheetHeart.click();
    await expect(sheet.getByRole('alert')).toHaveText(
      'Bu değişiklik kaydedilemedi. Birazdan yeniden deneyin.',
    );
    await context.setOffline(false);
    await sheetHeart.click();
    await expect(sheetHeart).toHaveAttribute('aria-pressed', 'true');
    await expect(said).toBeHidden();
  });
});

test('a heart that the browser cannot keep does not look saved, and it is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/casino');
  const heart = heartOf(page, 'Lucky Harbor');
  await heart.click();
  await expect(page.getByRole('alert')).toHaveText(notSaved);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a heart after the session has ended', () => {
  test.use({ expectedConsole: /401/ });

  test('is kept in the browser, which knows then that nobody is signed in', async ({
    page,
    mail,
  }) => {
    await signIn(page, mail);
    await page.route('**/api/account/saved-items', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized' } }),
    );
    await page.goto('/casino');
    const heart = heartOf(page, 'Lucky Harbor');
    await heart.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('savedOffers'))).toBe(
      '[{"kind":"product","id":1}]',
    );
  });
});
