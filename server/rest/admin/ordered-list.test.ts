/** Positions stay 1..n without a gap, whatever several editors write concurrently. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const slugs = ['casino', 'bets', 'bonuses'];
const [many, few] = process.env.TEST_EXTENT === 'long' ? [12, 8] : [4, 3];

const onCatalogues = <Input>(
  input: fc.Arbitrary<Input>,
  numRuns: number,
  work: (given: TestApp, input: Input) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(input, async (value) => {
      const given = await testApp();
      try {
        await work(given, value);
      } finally {
        await given.app.close();
      }
    }),
    { numRuns },
  );

type Item = { id: number; position: number; market_code?: string };

const listed = async (given: TestApp, url: string): Promise<Item[]> =>
  (await given.call('GET', url)).body.items;

const expectExact = (items: Item[]) =>
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));

const idsOf = (items: Item[]) => items.map(({ id }) => id);

const shuffled = (ids: number[], seed: number) =>
  ids
    .map((id) => ({ id, key: Math.imul(id + seed, 0x9e3779b1) >>> 0 }))
    .toSorted((left, right) => left.key - right.key)
    .map(({ id }) => id);

const nth = fc.nat(20);
const at = (ids: number[], index: number) => ids[index % ids.length];

const productBody = (categories: number[]) => ({ i18n: { en: { name: 'x' } }, categories });

const productStep = fc.oneof(
  fc.record({ kind: fc.constant('create'), categories: fc.subarray([1, 2, 3]), nth }),
  fc.record({ kind: fc.constant('update'), categories: fc.subarray([1, 2, 3]), nth }),
  fc.record({ kind: fc.constant('remove'), categories: fc.constant([]), nth }),
  fc.record({ kind: fc.constant('reorder'), categories: fc.subarray([1, 2, 3]), nth }),
);

test('products: additions go to the end, removals close gaps, edits keep their place', async () => {
  await onCatalogues(
    fc.array(productStep, { minLength: 5, maxLength: 25 }),
    many,
    async (given, steps) => {
      let all: number[] = [];
      const expected: number[][] = [[], [], []];
      const enter = (id: number, categories: number[]) => {
        for (const [index, list] of expected.entries()) {
          const isInCategory = categories.includes(index + 1);
          if (isInCategory && !list.includes(id)) list.push(id);
          if (!isInCategory) expected[index] = list.filter((other) => other !== id);
        }
      };
      for (const { kind, categories, nth: index } of steps) {
        const id = at(all, index);
        if (kind === 'create') {
          const created = await given.call('POST', '/admin/products', productBody(categories));
          all = [...all, created.body.id];
          enter(created.body.id, categories);
        } else if (kind === 'update' && id !== undefined) {
          await given.call('PUT', `/admin/products/${id}`, productBody(categories));
          enter(id, categories);
        } else if (kind === 'remove' && id !== undefined) {
          expect((await given.call('DELETE', `/admin/products/${id}`)).status).toBe(204);
          all = all.filter((other) => other !== id);
          enter(id, []);
        } else if (kind === 'reorder') {
          for (const category_id of categories) {
            const order = shuffled(expected[category_id - 1] ?? [], index);
            const items = order.map((product_id, place) => ({ product_id, position: place + 1 }));
            const body = { category_id, items };
            expect((await given.call('PUT', '/admin/products/reorder', body)).status).toBe(200);
            expected[category_id - 1] = order;
          }
        }
        for (const [place, slug] of slugs.entries()) {
          const items = await listed(given, `/admin/products?category=${slug}`);
          expect(idsOf(items)).toEqual(expected[place]);
          expectExact(items);
          expect(idsOf(await listed(given, `/products?category=${slug}&limit=100`))).toEqual(
            idsOf(items),
          );
        }
      }
    },
  );
});

const entryStep = fc.record({
  kind: fc.constantFrom('add', 'add', 'remove', 'reorder', 'removeProduct'),
  category_id: fc.constantFrom(1, 2),
  market_code: fc.constantFrom('US' as const, 'TR' as const),
  nth,
});

test('top lists: additions go to the end of both markets, removals close gaps', async () => {
  await onCatalogues(
    fc.array(entryStep, { minLength: 5, maxLength: 30 }),
    many,
    async (given, steps) => {
      const products: number[] = [];
      for (let made = 0; made < 5; made += 1) products.push((await given.make.product()).id);
      const lists: Record<number, (Item & { product_id: number })[]> = { 1: [], 2: [] };

      for (const { kind, category_id, market_code, nth: index } of steps) {
        const list = lists[category_id] ?? [];
        const product_id = at(products, index) ?? 0;
        if (kind === 'add') {
          const entry = { product_id, category_id, market_code };
          const twice = list.some(
            (other) => other.product_id === product_id && other.market_code === market_code,
          );
          const added = await given.call('POST', '/admin/toplists/entries', entry);
          expect(added.status).toBe(twice ? 409 : 201);
          if (!twice) list.push(added.body);
        } else if (kind === 'remove' && list.length > 0) {
          const [gone] = list.splice(index % list.length, 1);
          expect((await given.call('DELETE', `/admin/toplists/entries/${gone?.id}`)).status).toBe(
            204,
          );
        } else if (kind === 'removeProduct' && products.length > 2) {
          products.splice(products.indexOf(product_id), 1);
          await given.call('DELETE', `/admin/products/${product_id}`);
          for (const key of [1, 2]) {
            lists[key] = (lists[key] ?? []).filter((other) => other.product_id !== product_id);
          }
        } else if (kind === 'reorder') {
          const ids = idsOf(list.filter((entry) => entry.market_code === market_code));
          const items = shuffled(ids, index).map((id, place) => ({ id, position: place + 1 }));
          const body = { category: slugs[category_id - 1], market: market_code, items };
          expect((await given.call('PUT', '/admin/toplists/entries/reorder', body)).status).toBe(
            200,
          );
          const next = items.values();
          lists[category_id] = list.map((entry) => {
            if (entry.market_code !== market_code) return entry;
            const nextId = next.next().value?.id;
            return list.find(({ id }) => id === nextId) ?? entry;
          });
        }
        for (const key of [1, 2]) {
          const items = await listed(given, `/admin/toplists/entries?category=${slugs[key - 1]}`);
          expect(idsOf(items)).toEqual(idsOf(lists[key] ?? []));
          expectExact(items);
        }
      }
    },
  );
});

test('two editors reordering, adding and removing concurrently leave every list intact', async () => {
  await onCatalogues(fc.array(nth, { minLength: 4, maxLength: 12 }), few, async (given, seeds) => {
    const products: number[] = [];
    for (let made = 0; made < 4; made += 1) {
      products.push((await given.make.product({ categories: [1, 2] })).id);
    }
    const order = (ids: number[]) =>
      ids.map((product_id, index) => ({ product_id, position: index + 1 }));
    const answers = await Promise.all(
      seeds.flatMap((seed) => [
        given.call('PUT', '/admin/products/reorder', {
          category_id: 1,
          items: order(shuffled(products, seed)),
        }),
        ...(seed % 3 === 0 ? [given.call('POST', '/admin/products', productBody([1]))] : []),
        ...(seed % 4 === 1 ? [given.call('DELETE', `/admin/products/${at(products, seed)}`)] : []),
        given.call(
          'PUT',
          `/admin/products/${at(products, seed)}`,
          productBody([2, (seed % 3) + 1]),
        ),
        given.call('POST', '/admin/toplists/entries', {
          product_id: at(products, seed),
          category_id: 1,
          market_code: seed % 2 ? 'US' : 'TR',
        }),
      ]),
    );
    // 503 if a busy machine lets a write wait for too long.
    for (const { status } of answers) expect([200, 201, 204, 400, 404, 409, 503]).toContain(status);
    for (const slug of slugs) {
      expectExact(await listed(given, `/admin/products?category=${slug}`));
      expectExact(await listed(given, `/admin/toplists/entries?category=${slug}`));
    }
  });
});

test('of two concurrent orders the later one is stored in full, and one that lacks a new item answers 409', async () => {
  const given = await testApp();
  const ids: number[] = [];
  for (let made = 0; made < 6; made += 1) {
    ids.push((await given.make.product({ categories: [1] })).id);
  }
  const put = (order: number[]) =>
    given.call('PUT', '/admin/products/reorder', {
      category_id: 1,
      items: order.map((product_id, index) => ({ product_id, position: index + 1 })),
    });
  const orders = [ids.toReversed(), shuffled(ids, 7)];
  const both = await Promise.all(orders.map(put));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const stored = idsOf(await listed(given, '/admin/products?category=casino'));
  expect(orders).toContainEqual(stored);

  const [added, late] = await Promise.all([
    given.call('POST', '/admin/products', productBody([1])),
    put(ids),
  ]);
  const now = idsOf(await listed(given, '/admin/products?category=casino'));
  expect(now.at(-1)).toBe(added.body.id);
  expect(now.slice(0, -1)).toEqual(late.status === 409 ? stored : ids);
  expect((await put(ids)).status).toBe(409);
  await given.app.close();
});

test('a product added twice concurrently is in the list once', async () => {
  const given = await testApp();
  const { id } = await given.make.product();
  const entry = { product_id: id, category_id: 1, market_code: 'US' };
  const code = { code: 'Harbor', product_id: id };
  for (const [path, body] of [
    ['/admin/toplists/entries', entry],
    ['/admin/promocodes', code],
  ] as const) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => given.call('POST', path, body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await listed(given, path)).toHaveLength(1);
  }
  await given.app.close();
});
