/** Every list with nothing in it, and when it cannot be loaded. */
import { createProduct, rowOf } from './testing/editor.ts';
import { expect, test } from './testing/empty-site.ts';
import { expectNoOverflow } from './testing/fit.ts';
import { expectAccessible } from './testing/test.ts';

const lists = [
  ['/admin/products', 'No products found.', 'product.list'],
  ['/admin/banners', 'No banners yet.', 'banner.list'],
  ['/admin/exclusive', 'No exclusive bonuses yet.', 'exclusiveBonus.list'],
  [
    '/admin/toplists',
    'No products in this top list yet. Use the search above to add one.',
    'topListEntry.list',
  ],
  [
    '/admin/promocodes',
    'No promo codes found. Try adjusting the search or create a new promo code.',
    'promoCode.list',
  ],
  ['/admin/page/casino', undefined, 'pageBlock.list'],
] as const;

test('an empty catalogue says so on every screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [screen, empty] of lists) {
    await page.goto(screen);
    if (empty) await expect(page.getByText(empty)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

test('past the end of a list is no empty list, and leads back to it', async ({ page, request }) => {
  await createProduct(request, { name: 'Only Gannet' });
  await page.goto('/admin/products?page=3');
  await expect(page.getByText('Nothing is left on this page.')).toBeVisible();
  await expect(page.getByText('No products found.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Last page' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(rowOf(page, 'Only Gannet')).toBeVisible();
});

test.describe('what cannot be loaded', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  for (const [screen, , procedure] of lists) {
    test(`is told on ${screen}, and tried again when asked`, async ({ page }) => {
      const failing = (url: URL) => url.pathname.includes(`admin.${procedure}`);
      await page.route(failing, (route) => {
        const calls = new URL(route.request().url()).pathname.split(',');
        const error = {
          message: 'The disk is on holiday.',
          code: -32600,
          data: { code: 'bad_input', httpStatus: 400 },
        };
        return route.fulfill({ status: 400, json: calls.map(() => ({ error })) });
      });
      await page.goto(screen);
      const failure = page.getByRole('alert').filter({ hasText: 'The disk is on holiday.' });
      await expect(failure).toBeVisible();
      await page.unroute(failing);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(failure).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
