import { createProduct, expect, openScreen, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { changesOn, edit, openHistory } from '../testing/history.ts';
import { expectAccessible } from '../testing/test.ts';

test('the full history is filtered by kind and paged, with its state in the URL', async ({
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
  await openScreen(page, `/admin/history?kind=product&of=${id}`);
  await expect(changesOn(page)).toHaveCount(1);
  await expect(page.getByText('Only Listed Elder')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL(/history\?kind=product$/);
  await openScreen(page, '/admin/history?kind=banner&of=99999');
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, '/admin/page/bonuses');
  await openHistory(page);
  await expect(page.getByText('No changes yet.')).toBeVisible();
});

test('overlong and right-to-left text fits on wide and narrow screens', async ({
  page,
  request,
}) => {
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
