/** A restore writes a logged state back as a new change. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { trpcClient } from '../testing/trpc.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});

afterEach(() => given.app.close());

const get = async (path: string) => (await given.call('GET', `/admin${path}`)).body;
const put = (path: string, body: object) => given.call('PUT', `/admin${path}`, body);
const remove = (path: string) => given.call('DELETE', `/admin${path}`);

async function restoreLatest(query: string, offset = 0) {
  const { items } = await get(`/changes?${query}&limit=1&offset=${offset}`);
  return given.call('POST', `/admin/changes/${items[0].seq}/restore`);
}

test('restores an earlier state as a new change, found by search immediately', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
  await put(`/products/${id}`, { i18n: { en: { name: 'Velvet Otter' } } });
  const { status, body } = await restoreLatest(`entity=product&id=${id}`, 1);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    action: 'restore',
    actor: 'Administrator',
    before: { name: 'Velvet Otter' },
    after: { name: 'Copper Lantern' },
    left_out: [],
  });
  expect((await get(`/products/${id}`)).name).toBe('Copper Lantern');
  const { results } = (await given.call('GET', '/search?q=copper')).body;
  expect(results.products).toHaveLength(1);
});

test('restores a deleted product with its entries, banners, bonuses and codes', async () => {
  const product = await given.make.product({ categories: [1, 2] });
  await given.make.product({ categories: [1] });
  const entry = await given.make.topListEntry({ product_id: product.id });
  await given.make.topListEntry();
  const banner = await given.make.banner({ product_id: product.id });
  const bonus = await given.make.exclusiveBonus({ product_id: product.id });
  const code = await given.make.promoCode({ product_id: product.id });
  await remove(`/products/${product.id}`);

  const { body } = await restoreLatest('entity=product');
  expect(body).toMatchObject({ entity_id: product.id, left_out: [] });
  expect(await get(`/products/${product.id}`)).toEqual(product);
  expect(await get(`/banners/${banner.id}`)).toEqual(banner);
  expect(await get(`/exclusive-bonuses/${bonus.id}`)).toEqual(bonus);
  expect(await get(`/promocodes/${code.id}`)).toEqual(code);
  const { items: entries } = await get('/toplists/entries?category=casino');
  expect(entries[1]).toEqual({ ...entry, position: 2 });
  const { items: ordered } = await get('/products?category=casino');
  expect(ordered.map(({ id }: { id: number }) => id).at(-1)).toBe(product.id);
});

test('an earlier state of a deleted product restores the rows its deletion detached', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'First' } } });
  const banner = await given.make.banner({ product_id: id });
  await put(`/products/${id}`, { i18n: { en: { name: 'Second' } } });
  await remove(`/products/${id}`);
  await restoreLatest('entity=product', 2);
  expect((await get(`/products/${id}`)).name).toBe('First');
  expect((await get(`/banners/${banner.id}`)).product_id).toBe(id);
});

test('a restored product doesn’t reclaim rows that were reassigned or deleted', async () => {
  const product = await given.make.product();
  const other = await given.make.product();
  const [moved, deleted] = [
    await given.make.banner({ product_id: product.id }),
    await given.make.banner({ product_id: product.id }),
  ];
  await remove(`/products/${product.id}`);
  await put(`/banners/${moved.id}`, { image_url: moved.image_url, product_id: other.id });
  await remove(`/banners/${deleted.id}`);
  const { body } = await restoreLatest('entity=product');
  expect(body.left_out).toEqual([]);
  expect((await get(`/banners/${moved.id}`)).product_id).toBe(other.id);
  expect((await get('/banners')).total).toBe(1);
});

test('leaves out an entry whose list was deleted', async () => {
  const { id } = await given.make.product();
  const [remaining, lost] = [
    await given.make.topListEntry({ product_id: id }),
    await given.make.topListEntry({ product_id: id, category_id: 3 }),
  ];
  await remove(`/products/${id}`);
  await given.db.deleteFrom('category').where('id', '=', 3).execute();
  const { body } = await restoreLatest('entity=product');
  const message = 'The category of this entry was deleted. Restore it first.';
  expect(body.left_out).toEqual([{ path: `top_list_entries.${lost.id}`, message }]);
  expect((await get('/toplists/entries')).items).toEqual([remaining]);
});

test('restores a banner without its deleted product, and reports it', async () => {
  const { id: product_id } = await given.make.product();
  const banner = await given.make.banner({ product_id, categories: [1, 3] });
  await remove(`/banners/${banner.id}`);
  await remove(`/products/${product_id}`);
  const { status, body } = await restoreLatest('entity=banner');
  expect([status, body.left_out]).toEqual([
    201,
    [{ path: 'product_id', message: `There is no product with the ID ${product_id}` }],
  ]);
  expect(await get(`/banners/${banner.id}`)).toEqual({ ...banner, product_id: null });
});

test('restores a product without a deleted category', async () => {
  const { id } = await given.make.product({ categories: [1, 3] });
  await remove(`/products/${id}`);
  await given.db.deleteFrom('category').where('id', '=', 3).execute();
  const { body } = await restoreLatest('entity=product');
  expect(body.left_out).toEqual([
    { path: 'categories.1', message: 'There is no category with the ID 3' },
  ]);
  expect((await get(`/products/${id}`)).categories).toEqual([1]);
});

test('restores a top list entry at the end of its list, but not without its product or twice', async () => {
  const [first, second] = [await given.make.topListEntry(), await given.make.topListEntry()];
  await remove(`/toplists/entries/${first.id}`);
  expect((await restoreLatest('entity=top-list-entry')).status).toBe(201);
  expect((await get('/toplists/entries')).items).toEqual([
    { ...second, position: 1 },
    { ...first, position: 2 },
  ]);
  expect((await restoreLatest('entity=top-list-entry')).status).toBe(409);
  await remove(`/toplists/entries/${first.id}`);
  await remove(`/products/${first.product_id}`);
  expect((await restoreLatest(`entity=top-list-entry&id=${first.id}`)).body).toMatchObject({
    code: 'conflict',
    detail: 'The product of this entry was deleted. Restore it first.',
  });
});

test.each([
  ['deleted', (id: number) => remove(`/promocodes/${id}`)],
  ['renamed', (id: number) => put(`/promocodes/${id}`, { code: 'OTHER' })],
])(
  'answers 409 for a %s code that has since been taken, and changes nothing',
  async (_, giveUp) => {
    const { id } = await given.make.promoCode({ code: 'TAKEN' });
    await giveUp(id);
    await given.make.promoCode({ code: 'taken' });
    const [codes, changes] = [await get('/promocodes'), await get('/changes')];
    expect((await restoreLatest(`entity=promo-code&id=${id}`, 1)).status).toBe(409);
    expect([await get('/promocodes'), await get('/changes')]).toEqual([codes, changes]);
  },
);

type Item = { id: number };

const orders: [string, path: string, body: (items: Item[]) => object, list: string][] = [
  [
    'product-list',
    '/products/reorder',
    (items) => ({
      category_id: 1,
      items: items.map(({ id }, index) => ({ product_id: id, position: index + 1 })),
    }),
    '/products?category=casino',
  ],
  [
    'exclusive-bonus-list',
    '/exclusive-bonuses/reorder',
    (items) => ({
      category: 'casino',
      items: items.map(({ id }, index) => ({ id, sort_order: index + 1 })),
    }),
    '/exclusive-bonuses?category=casino',
  ],
  [
    'top-list',
    '/toplists/entries/reorder',
    (items) => ({
      category: 'casino',
      items: items.map(({ id }, index) => ({ id, position: index + 1 })),
    }),
    '/toplists/entries?category=casino',
  ],
];

test.each(orders)(
  '%s: restores an order as long as the items are the same',
  async (kind, path, body, list) => {
    for (let made = 0; made < 4; made += 1) {
      const { id } = await given.make.product({ categories: [1] });
      await given.make.exclusiveBonus({ categories: [1] });
      await given.make.exclusiveBonus({ categories: [2] });
      await given.make.topListEntry({ product_id: id });
    }
    const shown = async () => (await get(list)).items.map(({ id }: Item) => id);
    const { items } = await get(list);
    const turned = items.toReversed();
    await put(path, body(turned));
    await put(path, body(items));
    const { status, body: restored } = await restoreLatest(`entity=${kind}`, 1);
    expect([status, restored.action, restored.left_out]).toEqual([201, 'reorder', []]);
    expect(await shown()).toEqual(turned.map(({ id }: Item) => id));

    const kinds = { 'product-list': 'products', 'top-list': 'toplists/entries' };
    const below = kinds[kind as keyof typeof kinds] ?? 'exclusive-bonuses';
    await remove(`/${below}/${items[0].id}`);
    const left = await shown();
    expect((await restoreLatest(`entity=${kind}`)).status).toBe(409);
    expect(await shown()).toEqual(left);
  },
);

test('restores a page layout, including hidden blocks', async () => {
  const { items } = await get('/page-blocks/casino');
  type Block = { id: number; sort_order: number; hidden: boolean };
  const order = items
    .toReversed()
    .map(({ id }: Block, sort_order: number) => ({ id, sort_order, hidden: sort_order === 0 }));
  const { body: turned } = await put('/page-blocks/casino/sort', { order });
  const plain = items.map(({ id, sort_order }: Block) => ({ id, sort_order, hidden: false }));
  await put('/page-blocks/casino/sort', { order: plain });
  await restoreLatest('entity=page-layout', 1);
  expect((await get('/page-blocks/casino')).items).toEqual(turned.items);
});

test('refuses to restore a whole import', async () => {
  await given.db
    .insertInto('change')
    .values({ actor: 'seed', action: 'import', entity: 'catalogue', entity_id: 0, snapshot: '{}' })
    .execute();
  expect((await restoreLatest('entity=catalogue')).status).toBe(409);
});

test('lists and restores changes over tRPC as over REST', async () => {
  const { admin } = trpcClient(given);
  const { id } = await given.make.banner();
  await remove(`/banners/${id}`);
  const listed = await admin.change.list.query({ entity: 'banner' });
  expect(listed).toEqual(await get('/changes?entity=banner'));
  const restored = await admin.change.restore.mutate({ seq: listed.items[0]?.seq ?? 0 });
  expect(restored).toMatchObject({ action: 'restore', left_out: [] });
  expect((await get('/banners')).total).toBe(1);
});
