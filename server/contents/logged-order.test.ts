/** Dragging an item in a long list logs only the move, but the history can still show the whole order. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
let ids: number[];

beforeEach(async () => {
  given = await testApp();
  ids = [];
  for (let made = 0; made < 60; made += 1) {
    ids.push((await given.make.product({ categories: [1] })).id);
  }
});
afterEach(() => given.app.close());

async function put(order: number[]) {
  const items = order.map((product_id, index) => ({ product_id, position: index + 1 }));
  const { status } = await given.call('PUT', '/admin/products/reorder', { category_id: 1, items });
  expect(status).toBe(200);
}

const moved = (order: number[], from: number, to: number) =>
  order.toSpliced(from, 1).toSpliced(to, 0, order[from] as number);

const storedOrders = async () =>
  (
    await given.db
      .selectFrom('change')
      .select(['seq', 'snapshot'])
      .where('entity', '=', 'product-list')
      .orderBy('seq')
      .execute()
  ).map(({ seq, snapshot }) => ({ seq, snapshot: JSON.parse(snapshot) }));

test('every drag after the first stores only its move, and the history shows and restores the order', async () => {
  const first = moved(ids, 59, 0);
  const second = moved(first, 10, 40);
  const third = moved(second, 0, 59);
  for (const order of [first, second, third]) await put(order);
  const [whole, drag, last] = await storedOrders();
  expect(whole?.snapshot.product_ids).toEqual(first);
  expect(drag?.snapshot).toEqual({
    category_id: 1,
    category: 'casino',
    moved: { base: whole?.seq, removed: [], placed: [[40, second[40]]] },
  });
  expect(last?.snapshot.moved.base).toBe(whole?.seq);

  const { body } = await given.call('GET', `/admin/changes/${drag?.seq}`);
  expect(body.before.product_ids).toEqual(first);
  expect(body.after).toEqual({ category_id: 1, category: 'casino', product_ids: second });
  expect(body.changed).toEqual(['product_ids']);

  const restored = await given.call('POST', `/admin/changes/${drag?.seq}/restore`);
  expect([restored.status, restored.body.after.product_ids]).toEqual([201, second]);
  const { items } = (await given.call('GET', '/admin/products?category=casino&limit=100')).body;
  expect(items.map(({ id }: { id: number }) => id)).toEqual(second);
});

test('logged moves account for products created and deleted since, and a new order is stored in full', async () => {
  await put(moved(ids, 5, 6));
  const { id } = await given.make.product({ categories: [1] });
  await given.call('DELETE', `/admin/products/${ids[0]}`);
  const since = [...moved(ids, 5, 6).slice(1), id];
  await put(moved(since, 59, 2));
  await put(since.toReversed());
  const [, drag, turned] = await storedOrders();
  expect(drag?.snapshot.moved).toMatchObject({ removed: [ids[0]], placed: [[2, id]] });
  expect(turned?.snapshot.product_ids).toEqual(since.toReversed());
});
