// Runs in test:long only: sample.test.ts covers this without a browser, except for the screen.
/** An owner views the seeded sample, removes what hasn't been edited, and restores it. */
import { expect, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { read } from '../testing/history.ts';

test.use({ siteName: 'sample' });

test('the sample is removed except for edited items, and is restored', async ({
  page,
  request,
}) => {
  const { items: products, total } = await read(request, 'products');
  const [changed, promoted] = products;
  const whole = await read(request, `products/${changed.id}`);
  await request.put(`/api/admin/products/${changed.id}`, { data: { ...whole, rating: 1 } });
  const { image_url } = (await read(request, 'banners')).items[0];
  await write(request, 'banners', {
    image_url,
    product_id: promoted.id,
    i18n: { en: { title: 'A banner of ours' } },
  });

  await page.goto('/admin');
  const setup = page.getByRole('region', { name: 'Set up your portal' });
  await setup.getByRole('link', { name: 'Remove the sample content' }).click();
  const sample = page.getByRole('region', { name: 'Sample content', exact: true });
  const removed = sample.getByRole('list', { name: 'Will be removed' });
  await removed.locator('summary', { hasText: 'Products' }).click();
  await expect(removed).toContainText(products[2].name);
  const kept = sample.getByRole('list', { name: 'Kept' });
  await expect(kept.getByRole('listitem')).toHaveText([
    new RegExp(`^${changed.name}Product. Edited by Administrator`),
    /^Marmara Games InspectorateRegulator\. Used by Product/,
    /^Bank cardPayment method\. Used by Product/,
    /^Instant transferPayment method\. Used by Product/,
    /^Halfmoon TablesProvider\. Used by Product/,
    new RegExp(`^${promoted.name}Product. Used by Banner “A banner of ours”.$`),
  ]);
  await expectFitsEachWidth(page);

  await sample.getByRole('button', { name: 'Remove sample content' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(sample).toContainText(/Administrator removed \d+ sample items/);
  expect((await read(request, 'products')).total).toBe(2);
  await expectFitsEachWidth(page);

  // Another row takes its code in the meantime, so that one row cannot be restored.
  const [deleted] = (await read(request, 'changes?entity=promo-code')).items;
  const { before } = await read(request, `changes/${deleted.seq}`);
  const { product_id } = before;
  const { items } = await read(request, `changes?entity=product&id=${product_id}`);
  if (items[0].action === 'delete') {
    await request.post(`/api/admin/changes/${items[0].seq}/restore`);
  }
  const { code, market_code } = before;
  await write(request, 'promocodes', { code, market_code, product_id });
  await sample.getByRole('button', { name: 'Restore sample content' }).click();
  const missing = sample.getByRole('list', { name: 'Not restored, or only in part' });
  await expect(missing.getByRole('listitem')).toHaveText([new RegExp(`^${code}Promo code\\.`)]);
  await expect(removed).toBeVisible();
  await expectFitsEachWidth(page);
  expect((await read(request, 'products')).total).toBe(total);
});
