import { createProduct, expect, test, upload, write } from './testing/editor.ts';
import { expectFitsEachWidth } from './testing/fit.ts';
import { changesOn, edit, openHistory, restore } from './testing/history.ts';
import { expectAccessible } from './testing/test.ts';

test('banners and exclusive bonuses have their history too', async ({ page, request }) => {
  const image_url = await upload(request);
  for (const [path, screen] of [
    ['banners', 'banners'],
    ['exclusive-bonuses', 'exclusive'],
  ]) {
    const { id } = await write(request, `${path}`, { image_url });
    await edit(request, `${path}/${id}`, { is_active: 0, sort_order: 7 });
    await page.goto(`/admin/${screen}/${id}`);
    const changes = await openHistory(page);
    await changes.first().getByText('Sort order, Active').click();
    await expect(changes.first()).toContainText('Sort orderBefore: 1After: 7');
    await expect(changes.first()).toContainText('ActiveBefore: ActiveAfter: Hidden');
    await restore(page, changes.nth(1));
    await expect(page.getByLabel('Sort order')).toHaveValue('1');
    await expect(page.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await request.delete(`/api/admin/${path}/${id}`);
  }
});

test('the whole history is filtered by kind and paged, with its state in the URL', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Listed Elder' });
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'History' })
    .click();
  await expect(changesOn(page)).toHaveCount(50);
  await expect(changesOn(page).first()).toContainText('Listed Elder');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Promo codes', exact: true }).last().click();
  await expect(page).toHaveURL(/kind=promo-code$/);
  const kinds = page.getByRole('navigation', { name: 'Kind' });
  await expect(kinds.locator('[aria-current=page]')).toHaveText(['Promo codes']);
  await expect(changesOn(page).first()).toContainText('Promo code');
  await page.goto(`/admin/history?kind=product&of=${id}`);
  await expect(changesOn(page)).toHaveCount(1);
  await expect(page.getByText('Only of Listed Elder')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL(/history\?kind=product$/);
  await page.goto('/admin/history?kind=banner&of=99999');
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
  await expectAccessible(page);
});

test('what was never changed says so', async ({ page }) => {
  await page.goto('/admin/page/bonuses');
  await openHistory(page);
  await expect(page.getByText('Nothing was changed yet.')).toBeVisible();
});

test.describe('when nothing answers', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('the history says so and is asked for again', async ({ page }) => {
    const error = {
      message: 'Not now.',
      code: -32600,
      data: { code: 'bad_input', httpStatus: 400 },
    };
    await page.route('**/api/trpc/**', (route) => {
      const calls = new URL(route.request().url()).pathname.split(',');
      return route.fulfill({ status: 400, json: calls.map(() => ({ error })) });
    });
    await page.goto('/admin/history');
    await expect(page.getByRole('alert')).toContainText('Not now.');
    await page.unroute('**/api/trpc/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(changesOn(page).first()).toBeVisible();
  });
});

test('overlong and right-to-left texts fit, wide and narrow', async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'x'.repeat(200) });
  await edit(request, `products/${id}`, {
    i18n: { en: { name: 'سؤال', description: 'm'.repeat(3_000) }, tr: {} },
    ref_link: `https://partner.example/${'a'.repeat(500)}`,
  });
  await page.goto(`/admin/history?kind=product&of=${id}`);
  await expect(changesOn(page)).toHaveCount(2);
  for (const change of await changesOn(page).all()) await change.locator('summary').click();
  await expect(changesOn(page).last()).toContainText('English: Name');
  await expectFitsEachWidth(page);
});
