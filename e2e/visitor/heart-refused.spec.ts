// Runs in test:long only: tries every way in which saving an offer can fail.
import type { Page } from '@playwright/test';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expect, signIn, test } from './testing/visitor.ts';

test.use({ expectedConsole: /401|500|ERR_INTERNET_DISCONNECTED/ });

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}` }).first();

const notSaved = 'This change couldn’t be saved. Try again in a moment.';

test('a heart that cannot be stored', async ({ page, mail, context }) => {
  const heart = heartOf(page, 'Lucky Harbor');
  const said = page.getByRole('alert');
  const items = '**/api/account/saved-items';

  await test.step('doesn’t look saved, with an error, when the browser’s storage is full or blocked', async () => {
    await page.goto('/casino');
    await expect(heart).toBeVisible();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      };
    });
    await heart.click();
    await expect(said).toHaveText(notSaved);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  await signIn(page, mail);
  await test.step('is undone when the server fails, with an error until the next click', async () => {
    await page.route(items, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await page.goto('/casino');
    await heart.click();
    await expect(said).toHaveText(notSaved);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectFitsEachWidth(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(said).toBeHidden();
    await page.unroute(items);
  });
  await test.step('is undone when the server doesn’t respond, inside a promo code’s sheet', async () => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto('/tr/promocodes?code=5');
    const sheet = page.getByRole('dialog');
    const sheetHeart = sheet.getByRole('button', { name: /: kaydet$/ });
    await expect(sheetHeart).toBeVisible();
    await context.setOffline(true);
    await sheetHeart.click();
    await expect(sheet.getByRole('alert')).toHaveText(
      'Değişiklik kaydedilemedi. Biraz sonra tekrar deneyin.',
    );
    await context.setOffline(false);
    await sheetHeart.click();
    await expect(sheetHeart).toHaveAttribute('aria-pressed', 'true');
    await expect(said).toBeHidden();
  });
  await test.step('is stored in the browser once the session has expired, and the page shows the visitor as signed out', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route(items, (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized' } }),
    );
    await page.goto('/casino');
    await heart.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('savedOffers'))).toBe(
      '[{"kind":"product","id":1}]',
    );
  });
});
