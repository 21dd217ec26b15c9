import { expect, rowsOf, test } from './testing/editor.ts';
import { changesOn } from './testing/history.ts';

// It has a site of its own: other files leave products without images, and the browser logs an error for each.
test.use({ siteName: 'wrong-parameter' });

test('a wrong parameter is ignored by the screen and removed from the URL', async ({ page }) => {
  await page.goto('/admin/history?kind=nonsense&of=abc');
  await expect(page).toHaveURL(/\/admin\/history$/);
  await expect(
    page.getByText('Nothing was changed yet.').or(changesOn(page).first()),
  ).toBeVisible();
  await page.goto('/admin/products?q=[1]&category={"a":1}&page=-3');
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('an unknown category is ignored', async ({ page }) => {
  for (const [screen, chosen] of [
    ['banners', 'All'],
    ['exclusive', 'All'],
    ['products', 'All'],
    ['toplists', 'casino'],
  ]) {
    await page.goto(`/admin/${screen}?category=nope`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const chips = page.getByRole('navigation', { name: 'Category' });
    await expect(chips.locator('[aria-current=page]')).toHaveText([chosen ?? '']);
  }
});

for (const [screen, id, kind] of [
  ['products', 'abc', 'product'],
  ['products', '99999999999999', 'product'],
  ['banners', '0', 'banner'],
  ['exclusive', '-1', 'exclusive bonus'],
  ['promocodes', '1.5', 'promo code'],
] as const) {
  test(`/admin/${screen}/${id} is an unknown ${kind}`, async ({ page }) => {
    await page.goto(`/admin/${screen}/${id}`);
    await expect(page.getByRole('alert')).toHaveText(`No ${kind} has the id ${id}.`);
  });
}

test.describe('an unknown id', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  for (const [path, kind] of [
    ['products/99999', 'product'],
    ['banners/99999', 'banner'],
    ['inbox?open=99999', 'inquiry'],
  ]) {
    test(`/admin/${path} offers no retry`, async ({ page }) => {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('alert')).toHaveText(`No ${kind} has the id 99999.`);
    });
  }
});
