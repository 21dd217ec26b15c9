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
  await page.getByLabel('Kind').selectOption('Promo codes');
  await expect(page).toHaveURL(/kind=promo-code$/);
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

test('the history is filtered by person, day and words, in rows of 40 px', {
  tag: '@long',
}, async ({ page, request }) => {
  await createProduct(request, { name: 'Zirconia Rowan' });
  await createProduct(request, { name: 'Zirconia Sorrel' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/history?q=zirconia');
  await expect(changesOn(page)).toHaveCount(2);
  for (const change of await changesOn(page).all()) {
    const { height = 0 } = (await change.boundingBox()) ?? {};
    expect(Math.round(height)).toBeLessThanOrEqual(40);
  }
  const filters = page.getByRole('main').locator('select, input, [type=submit]');
  const tops = await filters.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);

  await page.getByRole('searchbox').fill('rowan zirconia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=rowan/);
  await expect(changesOn(page)).toHaveCount(1);
  await page.getByLabel('Person').selectOption('Administrator');
  await expect(page).toHaveURL(/person=Administrator/);
  await expect(changesOn(page)).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-01-01');
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(changesOn(page)).toHaveCount(50);
  await expectAccessible(page);
  await expectFitsEachWidth(page);
});

test('overlong and right-to-left text fits on wide and narrow screens', { tag: '@long' }, async ({
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
  for (const change of await changesOn(page).all()) {
    await change.locator('button[aria-expanded]').click();
  }
  await expect(changesOn(page).last()).toContainText('English: Name');
  await expectFitsEachWidth(page);
});
