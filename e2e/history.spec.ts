import type { APIRequestContext } from '@playwright/test';
import { createProduct, expect, listRows, test, upload, write } from './editor.ts';
import { expectFitsEachWidth } from './fit.ts';
import { changesOn, confirm, edit, openHistory, read } from './history.ts';
import { expectAccessible } from './test.ts';

const description = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

const texts = (name: string, turkish: string | null, about = description) => ({
  en: { name, description: about },
  tr: { name: turkish },
});

const writeTwice = async (request: APIRequestContext, name: string) => {
  const { id } = await createProduct(request, { name, categories: [1] });
  await edit(request, `products/${id}`, { i18n: texts(name, 'Kehribar'), rating: 4 });
  await edit(request, `products/${id}`, {
    i18n: texts(name, null, description.replace('word30', 'payouts')),
    rating: 4.5,
    categories: [2],
  });
  return id;
};

test('a change reads field by field, and a restore brings the state back into the open form', async ({
  page,
  request,
}) => {
  const id = await writeTwice(request, 'Readable Amber');
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByLabel('Rating')).toHaveValue('4.5');
  const changes = await openHistory(page);
  await expect(changes).toHaveCount(3);
  const [newest, second] = [changes.first(), changes.nth(1)];
  await expect(newest).toContainText('Administrator · changed · as it is now');
  await expect(newest.getByRole('button')).toHaveCount(0);
  await newest.getByText('English: Description, Turkish: Name, Rating, Categories').click();
  const told = (label: string) =>
    newest.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(told('Rating')).toHaveText('RatingBefore: 4.0After: 4.5');
  await expect(told('Turkish: Name')).toHaveText('Turkish: NameBefore: KehribarAfter: nothing');
  await expect(told('Categories')).toHaveText('CategoriesAddedBetsRemovedCasino');
  await expect(told('English: Description')).toContainText('After: … word24');
  await expect(told('English: Description')).toContainText('word29 payouts word31');
  await expectAccessible(page);

  await second.getByRole('button', { name: /^Restore Readable Amber as of/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Rating')).toHaveValue('4.5');
  await second.getByRole('button', { name: /^Restore/ }).click();
  await confirm(page, 'Restore');
  await expect(page.getByText('Readable Amber was restored.')).toBeVisible();
  await expect(page.getByLabel('Rating')).toHaveValue('4');
  await expect(page.getByRole('group', { name: 'Turkish' }).getByLabel('Name')).toHaveValue(
    'Kehribar',
  );
  await expect(page.getByLabel('Casino')).toBeChecked();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(changes).toHaveCount(4);
  await expect(changes.first()).toContainText('restored · as it is now');
  const card = await (await request.get(`/api/products/${id}`)).json();
  expect([card.rating, card.categories]).toEqual([4, ['Casino']]);
});

test.describe('beside what is being typed', () => {
  test.use({ expectedConsole: /409 \(Conflict\)/ });

  test('a restore takes nothing of it, and saving tells of the restore', async ({
    page,
    request,
  }) => {
    const id = await writeTwice(request, 'Typed Beryl');
    await page.goto(`/admin/products/${id}`);
    await page.getByLabel('Referral link').fill('https://partner.example/mine');
    const changes = await openHistory(page);
    await changes
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await confirm(page, 'Restore');
    await expect(page.getByText('Typed Beryl was restored.')).toBeVisible();
    await expect(changes).toHaveCount(4);
    await expect(page.getByLabel('Referral link')).toHaveValue('https://partner.example/mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('someone changed this since you opened it');
    await page.getByRole('button', { name: 'Take theirs, keep what I changed' }).click();
    await expect(page.getByLabel('Rating')).toHaveValue('4');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Typed Beryl was saved.')).toBeVisible();
    expect(await read(request, `products/${id}`)).toMatchObject({
      rating: 4,
      ref_link: 'https://partner.example/mine',
    });
  });
});

test('a deleted product is brought back with everything that it took along', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Returning Coral', categories: [1, 2] });
  const { id: code } = await write(request, 'promocodes', { code: 'CORAL', product_id: id });
  await write(request, 'toplists/entries', { product_id: id, market_code: 'TR', category_id: 3 });
  await request.delete(`/api/admin/products/${id}`);

  await page.goto('/admin/history?kind=product');
  const gone = changesOn(page).first();
  await expect(gone).toContainText('Returning Coral');
  await expect(gone.getByRole('link')).toHaveCount(0);
  await gone.getByText('As it was deleted').click();
  await expect(gone).toContainText('CategoriesCasinoBets');
  await gone.getByRole('button', { name: /^Bring back Returning Coral/ }).click();
  await confirm(page, 'Bring back');
  await expect(page.getByText('Returning Coral was restored.')).toBeVisible();
  await expect(gone).toContainText('restored · as it is now');
  await gone.getByRole('link', { name: 'Returning Coral' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${id}$`));
  await expect(page.getByLabel('Bets')).toBeChecked();

  expect((await read(request, `promocodes/${code}`)).product_id).toBe(id);
  const entries = await read(request, 'toplists/entries?category=bonuses&market=TR');
  expect(entries.items.at(-1).product.name).toBe('Returning Coral');
  expect((await request.get(`/api/products/${id}`)).status()).toBe(200);
});

test('what could not be brought back is told, and stays until it is dismissed', async ({
  page,
  request,
}) => {
  const { id: product_id } = await createProduct(request, { name: 'Fleeting Dill' });
  const { id } = await write(request, 'promocodes', { code: 'DILLY', product_id });
  await edit(request, `promocodes/${id}`, { product_id: null, rarity: 'epic' });
  await request.delete(`/api/admin/products/${product_id}`);
  await page.goto(`/admin/promocodes/${id}`);
  const changes = await openHistory(page);
  await changes.first().getByText('Rarity, Product').click();
  await expect(changes.first()).toContainText('ProductBefore: Fleeting DillAfter: nothing');
  await expect(changes.first()).toContainText('RarityBefore: RareAfter: Epic');
  await changes
    .nth(1)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await confirm(page, 'Restore');
  await expect(page.getByRole('alert')).toContainText(
    `DILLY was restored, but not all of it. Product: No product has the id ${product_id}`,
  );
  await expect(page.getByLabel('Rarity')).toHaveValue('rare');
});

test('orders are told by what was moved, and put back', async ({ page, request }) => {
  const { items: blocks } = await read(request, 'page-blocks/bets');
  const arrange = async (order: { id: number }[], hidden?: number) => {
    const answer = await request.put('/api/admin/page-blocks/bets/sort', {
      data: {
        order: order.map(({ id }, sort_order) => ({ id, sort_order, hidden: id === hidden })),
      },
    });
    expect(answer.status()).toBe(200);
  };
  await arrange(blocks);
  await arrange([blocks[1], blocks[0], ...blocks.slice(2)], blocks[3].id);
  await page.goto('/admin/page/bets');
  const changes = await openHistory(page);
  await changes.first().getByText('Order', { exact: true }).click();
  await expect(changes.first().getByRole('listitem')).toHaveText([
    'suggestions is hidden',
    'top moved from position 2 to 1',
  ]);
  await changes.nth(1).getByRole('button', { name: 'Restore Blocks of /bets' }).click();
  await confirm(page, 'Restore');
  await expect(page.getByText('Blocks of /bets was restored.')).toBeVisible();
  await expect(listRows(page, 'Blocks of bets').first()).toContainText('display');
  const layout = await (await request.get('/api/layout/bets')).json();
  expect(layout.blocks.map(({ key }: { key: string }) => key)).toEqual(
    blocks.map(({ block_key }: { block_key: string }) => block_key),
  );
});

test('a top list tells its order by the names of its products', async ({ page, request }) => {
  const entries = async () => (await read(request, 'toplists/entries?category=bets')).items;
  const before = await entries();
  const moved = [before.at(-1), ...before.slice(0, -1)];
  const put = (items: { id: number }[]) =>
    request.put('/api/admin/toplists/entries/reorder', {
      data: { category: 'bets', items: items.map(({ id }, at) => ({ id, position: at + 1 })) },
    });
  await put(before);
  expect((await put(moved)).status()).toBe(200);
  await page.goto('/admin/toplists?category=bets');
  const changes = await openHistory(page, 'History of this order');
  await changes.first().getByText('Order', { exact: true }).click();
  const { product, market_code } = moved[0];
  await expect(changes.first().getByRole('listitem')).toHaveText([
    `${product.name}, ${market_code} moved from position ${before.length} to 1`,
  ]);
  await changes
    .nth(1)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await confirm(page, 'Restore');
  await expect(page.getByText('Top list of bets was restored.')).toBeVisible();
  expect((await entries()).map(({ id }: { id: number }) => id)).toEqual(
    before.map(({ id }: { id: number }) => id),
  );
});

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
    await changes
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await confirm(page, 'Restore');
    await expect(page.getByLabel('Sort order')).toHaveValue('1');
    await expect(page.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await request.delete(`/api/admin/${path}/${id}`);
  }
});

test('the whole history is filtered by kind and paged, all in the address', async ({
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
