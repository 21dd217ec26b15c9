// Runs in test:long only: src/router.test.ts covers this without a browser, except for the address shown.
import { expect, openScreen, rowsOf, test } from '../testing/editor.ts';
import { changesOn } from '../testing/history.ts';

// Needs its own site: other files leave products without images, and the browser logs an error for each.
test.use({ siteName: 'wrong-parameter' });

test('an invalid parameter is ignored by the screen and removed from the URL', async ({ page }) => {
  await page.goto('/admin/history?kind=nonsense&of=abc');
  await expect(page).toHaveURL(/\/admin\/history$/);
  await expect(page.getByText('No changes yet.').or(changesOn(page).first())).toBeVisible();
  await page.goto('/admin/products?q=[1]&category={"a":1}&page=-3');
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('an unknown category is ignored', async ({ page }) => {
  await page.goto('/admin');
  for (const [screen, title, chosen] of [
    ['banners', 'Banners', 'All'],
    ['exclusive', 'Exclusive', 'All'],
    ['products', 'Products', 'All'],
    ['toplists', 'Top lists', 'casino'],
  ] as const) {
    await openScreen(page, `/admin/${screen}?category=nope`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const chips = page.getByRole('navigation', { name: 'Category' });
    await expect(chips.locator('[aria-current=page]')).toHaveText([new RegExp(`^${chosen}`)]);
  }
});

test.describe('an unknown ID', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('is reported on every screen, without a retry button', async ({ page }) => {
    await page.goto('/admin');
    for (const [path, id, kind] of [
      ['products/abc', 'abc', 'product'],
      ['products/99999999999999', '99999999999999', 'product'],
      ['banners/0', '0', 'banner'],
      ['exclusive/-1', '-1', 'exclusive bonus'],
      ['promocodes/1.5', '1.5', 'promo code'],
      ['products/99999', '99999', 'product'],
      ['banners/99999', '99999', 'banner'],
      ['inbox?open=99999', '99999', 'inquiry'],
    ] as const) {
      await test.step(path, async () => {
        await openScreen(page, `/admin/${path}`);
        await expect(page.getByRole('alert')).toHaveText(`There is no ${kind} with the ID ${id}.`);
      });
    }
  });
});
