import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});

afterEach(() => given.app.close());

type Listed = { seq: number; entity: string; entity_id: number; name: string | null };

const changes = async (query = '') => (await given.call('GET', `/admin/changes?${query}`)).body;
const named = (name: string) => ({ i18n: { en: { name } } });
const admin = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  given.call(method, `/admin${path}`, body);

test('every change has its actor, action, row and fields, newest first', async () => {
  const { body: first } = await admin('POST', '/products', named('First'));
  const { body: second } = await admin('PUT', `/products/${first.id}`, named('Second'));
  await admin('DELETE', `/products/${first.id}`);

  const { items, total } = await changes();
  const common = { entity: 'product', entity_id: first.id, actor: 'Administrator' };
  const deleted = { ...common, action: 'delete', name: 'Second', latest: true, compared: false };
  const updated = { ...common, action: 'update', name: 'Second', latest: false, compared: true };
  const created = { ...common, action: 'create', name: 'First', latest: false, compared: false };
  expect(items).toMatchObject([deleted, updated, created]);
  expect(items[1].changed).toEqual(expect.arrayContaining(['name', 'i18n.en.name']));
  expect(items[1].changed).not.toContain('rating');
  expect(total).toBe(3);
  expect(new Date(items[0].at).toISOString()).toBe(items[0].at);

  const whole = async (index: number) =>
    (await given.call('GET', `/admin/changes/${items[index].seq}`)).body;
  expect(await whole(0)).toMatchObject({ ...items[0], before: second, after: null });
  expect(await whole(1)).toMatchObject({ ...items[1], before: first, after: second });
  expect(await whole(2)).toMatchObject({ ...items[2], before: null, after: first });
});

test('a list of changes doesn’t grow with the size of their states', async () => {
  const { body: product } = await admin('POST', '/products', named('Moon'));
  const description = 'm'.repeat(9_000);
  await admin('PUT', `/products/${product.id}`, { i18n: { en: { name: 'Moon', description } } });
  const list = await changes();
  expect(list.items[0].changed).toEqual(['i18n.en.description']);
  expect(JSON.stringify(list).length).toBeLessThan(2_000);
});

test('a row recreated after its deletion has no previous state', async () => {
  const { id } = await given.make.banner();
  await admin('DELETE', `/banners/${id}`);
  const [deleted] = (await changes()).items;
  const restored = await admin('POST', `/changes/${deleted.seq}/restore`);
  expect(restored.body).toMatchObject({ action: 'restore', before: null, after: { id } });
});

test('every change has a name; a change to a list is named after its category or page', async () => {
  const product = await given.make.product({ ...named('Moon'), categories: [1] });
  await given.make.banner({ i18n: { en: { title: 'Sun' } } });
  await given.make.exclusiveBonus();
  await given.make.topListEntry({ product_id: product.id });
  await given.make.promoCode({ code: 'STAR' });
  const id = product.id;
  await admin('PUT', '/products/reorder', {
    category_id: 1,
    items: [{ product_id: id, position: 1 }],
  });
  await admin('PUT', '/exclusive-bonuses/reorder', { items: [{ id: 1, sort_order: 1 }] });
  await admin('PUT', '/toplists/entries/reorder', {
    category: 'casino',
    items: [{ id: 1, position: 1 }],
  });
  const { items: blocks } = (await given.call('GET', '/admin/page-blocks/bets')).body;
  await admin('PUT', '/page-blocks/bets/sort', { order: blocks });

  const { items } = await changes();
  expect(items.map(({ entity, name }: Listed) => [entity, name])).toEqual([
    ['page-layout', 'bets'],
    ['top-list', 'casino'],
    ['exclusive-bonus-list', null],
    ['product-list', 'casino'],
    ['promo-code', 'STAR'],
    ['top-list-entry', 'Moon'],
    ['exclusive-bonus', 'Exclusive bonus'],
    ['banner', 'Sun'],
    ['product', 'Moon'],
  ]);
});

test('the history is filtered by kind and row, and paged', async () => {
  for (const name of ['A', 'B', 'C']) await given.make.product(named(name));
  await given.make.banner();
  await admin('PUT', '/products/2', named('B two'));
  const of = async (query: string) =>
    (await changes(query)).items.map(({ entity, entity_id }: Listed) => `${entity} ${entity_id}`);

  expect(await of('entity=banner')).toEqual(['banner 1']);
  expect(await of('entity=product&id=2')).toEqual(['product 2', 'product 2']);
  expect(await of('entity=product&id=999')).toEqual([]);
  expect(await of('limit=2&offset=1')).toEqual(['banner 1', 'product 3']);
  expect(await changes('entity=product&limit=1')).toMatchObject({ total: 4, limit: 1, offset: 0 });
  expect((await changes()).limit).toBe(50);
});

test.each([
  ['entity=nothing', 'entity'],
  ['id=1', 'entity'],
  ['entity=product&id=x', 'id'],
  ['limit=0', 'limit'],
  ['offset=-1', 'offset'],
])('%s answers 400 and names the parameter', async (query, path) => {
  const { status, body } = await given.call('GET', `/admin/changes?${query}`);
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

test.each(['0', '999', 'x', '1.5'])('restoring the change %s answers 404', async (seq) => {
  expect((await admin('POST', `/changes/${seq}/restore`)).status).toBe(404);
});

test('IDs in a change come with names, including those of deleted rows', async () => {
  const { id } = await given.make.product({ ...named('Moon'), categories: [1] });
  const star = await given.make.product({ ...named('Star'), categories: [1] });
  await given.make.banner({ product_id: id });
  await given.make.topListEntry({ product_id: id });
  await given.make.topListEntry({ product_id: star.id });
  await admin('PUT', '/toplists/entries/reorder', {
    category: 'casino',
    items: [
      { id: 2, position: 1 },
      { id: 1, position: 2 },
    ],
  });
  await admin('DELETE', `/products/${id}`);
  const { items } = await changes();
  const namesIn = async (entity: string) => {
    const { seq } = items.findLast((change: Listed) => change.entity === entity);
    return (await given.call('GET', `/admin/changes/${seq}`)).body.names;
  };
  expect(await namesIn('banner')).toEqual([{ id, name: 'Moon' }]);
  expect(await namesIn('top-list')).toEqual([
    { id: 2, name: 'Star, US' },
    { id: 1, name: 'Moon' },
  ]);
  expect(await namesIn('product')).toEqual([]);
  expect((await given.call('GET', '/admin/changes/999')).status).toBe(404);
});
