// Runs in test:long only: checks what lists store in the URL.
/** Every screen when empty, and when nothing can be loaded. */
import { createProduct, openScreen, rowOf } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

const lists = [
  ['/admin/products', 'No products found.'],
  ['/admin/banners', 'No banners yet.'],
  ['/admin/exclusive', 'No exclusive bonuses yet.'],
  ['/admin/toplists', 'No products in this top list yet. Use the search above to add one.'],
  [
    '/admin/promocodes',
    'No promo codes found. Try adjusting the search or create a new promo code.',
  ],
  ['/admin/inbox', 'No messages yet.'],
] as const;

test('every screen has an empty state, and a page past the end links back to the first', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  for (const [screen, empty] of lists) {
    await test.step(screen, async () => {
      await openScreen(page, screen);
      await expect(page.getByText(empty)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  }
  await createProduct(request, { name: 'Only Gannet' });
  await openScreen(page, '/admin/products?page=3');
  await expect(page.getByText('There’s nothing left on this page.')).toBeVisible();
  await expect(page.getByText('No products found.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Last page' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(rowOf(page, 'Only Gannet')).toBeVisible();
});

const screens = [
  ...lists.map(([screen]) => screen),
  '/admin',
  '/admin/page/casino',
  '/admin/history',
  '/admin/searches',
  '/admin/translations',
];

test.describe('when the server doesn’t respond', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('every screen shows the error and loads on retry', async ({ page }) => {
    const error = {
      message: 'The disk is on holiday.',
      code: -32600,
      data: { code: 'bad_input', httpStatus: 400 },
    };
    const failure = page.getByRole('main').getByRole('alert');
    // Only the top lists screen needs the categories to load at all.
    await page.goto('/admin/products/new');
    await expect(page.getByLabel('Casino')).toBeVisible();
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.route('**/api/trpc/**', (route) => {
          const calls = new URL(route.request().url()).pathname.split(',');
          return route.fulfill({ status: 400, json: calls.map(() => ({ error })) });
        });
        await openScreen(page, screen);
        const list = failure.filter({ hasText: error.message });
        await expect(list).toBeVisible();
        await page.unroute('**/api/trpc/**');
        await list.getByRole('button', { name: 'Try again' }).click();
        await expect(list).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });

  test('categories that fail to load show an error', async ({ page }) => {
    await page.route('**/api/trpc/**', (route) => {
      const calls = new URL(route.request().url()).pathname.split(',');
      const error = {
        message: 'No.',
        code: -32600,
        data: { code: 'bad_input', httpStatus: 400 },
      };
      return route.fulfill({ status: 400, json: calls.map(() => ({ error })) });
    });
    await page.goto('/admin/products/new');
    await expect(page.getByText('Could not load categories.')).toBeVisible();
  });
});
