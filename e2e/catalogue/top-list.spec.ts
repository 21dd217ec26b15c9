import { createProduct, listRows, write } from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';
import { holdBack } from '../testing/hold-back.ts';
import { expectAccessible } from '../testing/test.ts';

const empty = 'No products in this top list yet. Use the search above to add one.';

test.use({ expectedConsole: /409 \(Conflict\)/ });

test('a product is found, added once, and removed after confirmation', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Hazel Siskin' });
  await page.goto('/admin/toplists');
  await expect(page.getByRole('link', { name: /^casino \d+$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText(empty)).toBeVisible();
  const add = page.getByRole('button', { name: 'Add to top list' });
  await add.click();
  await expect(page.getByRole('alert')).toHaveText('Select product before adding');
  await expectAccessible(page);

  const product = page.getByRole('combobox', { name: 'Product' });
  const market = page.getByRole('combobox', { name: 'Market' });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = [product, market, add].map((part) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return `${top} to ${bottom}`;
      }),
    );
    expect(new Set(await Promise.all(edges)).size).toBe(1);
  }

  await product.fill('hazel');
  await page.getByRole('option', { name: /Hazel Siskin/ }).click();
  await page.getByRole('combobox', { name: 'Market' }).selectOption('TR');
  const added: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') added.push(new URL(sent.url()).pathname);
  });
  await test.step('an editor who double-clicks adds it once and sees no error', async () => {
    await add.dblclick();
    await expect(page.getByText('Hazel Siskin was added at position 1.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(added).toEqual(['/api/trpc/admin.topListEntry.create']);
  });
  const rows = listRows(page, 'Top list for casino');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('TR');

  await product.fill('hazel');
  await page.getByRole('option', { name: /Hazel Siskin/ }).click();
  await add.click();
  await expect(page.getByRole('alert')).toHaveText('This product is already in this top list.');
  await page.getByRole('combobox', { name: 'Market' }).selectOption('US');
  await add.click();
  await expect(page.getByText('Hazel Siskin was added at position 2.')).toBeVisible();
  await page.getByRole('link', { name: /^US( \d+)?$/ }).click();
  await expect(page).toHaveURL(/market=US/);
  await expect(rows).toHaveCount(1);

  await test.step('top lists in other markets are unaffected', async () => {
    const [category_id] = await categoriesOf(request, 'casino');
    const { id: second } = await createProduct(request, { name: 'Second Siskin' });
    await write(request, 'toplists/entries', {
      product_id: second,
      market_code: 'US',
      category_id,
    });
    await page.reload();
    await page.getByRole('button', { name: 'Move Hazel Siskin, US down' }).click();
    await expect(page.getByText('Hazel Siskin, US is now at position 2 of 2.')).toBeVisible();
    await page.getByRole('link', { name: 'All markets' }).click();
    await expect(page.getByRole('button', { name: /^Drag / })).toHaveText([
      'Drag Hazel Siskin, TR',
      'Drag Second Siskin, US',
      'Drag Hazel Siskin, US',
    ]);
    await request.delete(`/api/admin/products/${second}`);
    await page.getByRole('link', { name: /^US( \d+)?$/ }).click();
    await expect(rows).toHaveCount(1);
  });

  const top = async () => (await (await request.get('/api/top?category=casino')).json()).items;
  expect(await top()).toMatchObject([{ productId: id }]);
  await page.getByRole('button', { name: 'Remove Hazel Siskin' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Hazel Siskin' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Hazel Siskin was removed from this list.')).toBeVisible();
  await expect(page.getByText(empty)).toBeVisible();
  expect(await top()).toEqual([]);
});

test('products are added by keyboard, and by Add while the list is open', { tag: '@long' }, async ({
  page,
  request,
}) => {
  for (const name of ['Reed Curlew', 'Teal Godwit', 'Ash Dunlin', 'Elm Dunlin', 'Oak Dunlin'])
    await createProduct(request, { name });
  await page.goto('/admin/toplists');
  const product = page.getByRole('combobox', { name: 'Product' });
  const options = page.getByRole('listbox', { name: 'Product' }).getByRole('option');
  const add = page.getByRole('button', { name: 'Add to top list' });
  const rows = listRows(page, 'Top list for casino');

  await test.step('Enter selects the only match, and a second Enter adds it', async () => {
    await product.focus();
    for (const name of ['Reed Curlew', 'Teal Godwit']) {
      await page.keyboard.type(name);
      await expect(options).toHaveText([new RegExp(name)]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group', { name: 'Product' })).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(rows.filter({ hasText: name })).toHaveCount(1);
      await expect(product).toBeFocused();
      await expect(product).toHaveValue('');
    }
  });
  let highlighted = '';
  await test.step('Add adds the highlighted match', async () => {
    await product.fill('dunlin');
    await expect(options).toHaveCount(3);
    await product.press('ArrowDown');
    await product.press('ArrowDown');
    [highlighted = ''] = await options.nth(1).locator('[dir=auto]').allTextContents();
    await add.click();
    await expect(rows.filter({ hasText: highlighted })).toHaveCount(1);
    await expect(product).toBeFocused();
  });
  await test.step('Add adds the only match', async () => {
    const others = ['Ash Dunlin', 'Elm Dunlin', 'Oak Dunlin'].filter(
      (name) => name !== highlighted,
    );
    await product.fill(others[0] ?? '');
    await expect(options).toHaveCount(1);
    await add.click();
    await expect(rows.filter({ hasText: others[0] ?? '' })).toHaveCount(1);
  });
});

test('until the categories have loaded, nothing can be listed or added', { tag: '@long' }, async ({
  page,
}) => {
  await holdBack(page, '**/api/trpc/*category.list*');
  await page.goto('/admin/toplists');
  await page.getByRole('button', { name: 'Add to top list' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose category first');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});
