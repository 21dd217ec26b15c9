/** Editors order lists by hand: any complete order is stored, and an incomplete one changes nothing. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { dump, expectProblem } from '../../testing/rest.ts';

const isLong = process.env.TEST_EXTENT === 'long';

type Placed = { id: number; position: number };

type List = {
  path: string;
  read: string;
  /** Builds the body of a reorder with this list's field names. */
  body: (items: unknown[]) => object;
  idField: 'id' | 'product_id';
  positionField: 'position' | 'sort_order';
  first: 0 | 1;
  /** Set for one market of a top list, as both markets share one sequence of positions. */
  isPartOfList?: boolean;
};

const byId = { idField: 'id', positionField: 'position', first: 1 } as const;
const bonuses = {
  ...byId,
  path: '/admin/exclusive-bonuses/reorder',
  positionField: 'sort_order',
} as const;
const topList = { ...byId, path: '/admin/toplists/entries/reorder' } as const;

const lists: Record<string, List> = {
  'products of a category': {
    ...byId,
    path: '/admin/products/reorder',
    read: '/admin/products?category=casino&limit=1000',
    body: (items) => ({ category_id: categoryId.casino, items }),
    idField: 'product_id',
  },
  'exclusive bonuses of a category': {
    ...bonuses,
    read: '/admin/exclusive-bonuses?category=casino',
    body: (items) => ({ category: 'casino', items }),
  },
  'all exclusive bonuses': {
    ...bonuses,
    read: '/admin/exclusive-bonuses',
    body: (items) => ({ items }),
  },
  'a top list': {
    ...topList,
    read: '/admin/toplists/entries?category=casino',
    body: (items) => ({ category: 'casino', items }),
  },
  'a top list in one market': {
    ...topList,
    read: '/admin/toplists/entries?category=casino&market=TR',
    body: (items) => ({ category: 'casino', market: 'TR', items }),
    isPartOfList: true,
  },
  'blocks of a page': {
    path: '/admin/page-blocks/bets/sort',
    read: '/admin/page-blocks/bets',
    body: (order) => ({ order }),
    idField: 'id',
    positionField: 'sort_order',
    first: 0,
  },
};

const unknownId = 1_000_000;
let given: TestApp;

beforeAll(async () => {
  given = await testApp();
  for (const market_code of ['US', 'TR', 'TR', 'US', 'TR', 'US', 'TR'] as const) {
    const { id } = await given.make.product({ categories: [1, 2] });
    await given.make.topListEntry({ product_id: id, market_code });
    await given.make.topListEntry({ product_id: id, market_code, category_id: categoryId.bets });
    await given.make.exclusiveBonus({ categories: market_code === 'US' ? [1, 2] : [1] });
  }
  await given.make.exclusiveBonus({ categories: [2] });
});

afterAll(() => given.app.close());

describe.each(Object.entries(lists))('%s', (_, list) => {
  const { idField, positionField, first } = list;

  const placedIn = (body: { items: Record<string, number>[] }): Placed[] =>
    body.items.map((item) => ({ id: item.id ?? 0, position: item[positionField] ?? -1 }));
  const read = async () => placedIn((await given.call('GET', list.read)).body);
  const put = (items: Placed[]) =>
    given.call(
      'PUT',
      list.path,
      list.body(items.map(({ id, position }) => ({ [idField]: id, [positionField]: position }))),
    );

  const inOrder = (ids: number[]): Placed[] =>
    ids.map((id, index) => ({ id, position: index + first }));

  /** The order of the items in the body differs from their positions. */
  const someOrder = async () => {
    const ids = (await read()).map(({ id }) => id);
    return fc
      .shuffledSubarray(ids, { minLength: ids.length })
      .chain((order) =>
        fc
          .shuffledSubarray(inOrder(order), { minLength: ids.length })
          .map((items) => ({ order, items })),
      );
  };

  test('any order is stored and read back with its exact positions', async () => {
    await fc.assert(
      fc.asyncProperty(await someOrder(), async ({ order, items }) => {
        const held = (await read()).map(({ position }) => position);
        const answer = await put(items);
        expect(answer.status).toBe(200);
        const positions = list.isPartOfList ? held : inOrder(order).map(({ position }) => position);
        const expected = order.map((id, index) => ({ id, position: positions[index] }));
        expect(placedIn(answer.body)).toEqual(expected);
        expect(await read()).toEqual(expected);
      }),
      { numRuns: isLong ? 25 : 8 },
    );
  });

  const spoil: [kind: string, status: 400 | 409, (items: Placed[], at: number) => Placed[]][] = [
    [
      'an id twice',
      400,
      (items, at) => items.with(at, { ...pick(items, at), id: pick(items, at + 1).id }),
    ],
    ['a position twice', 400, (items, at) => moved(items, at, pick(items, at + 1).position)],
    ['a hole', 400, (items, at) => moved(items, at, items.length + first)],
    ['a position before the first', 400, (items, at) => moved(items, at, first - 1)],
    ['a fraction', 400, (items, at) => moved(items, at, pick(items, at).position + 0.5)],
    ['a position far away', 400, (items, at) => moved(items, at, 2 ** 31)],
    [
      'all positions one off',
      400,
      (items) => items.map(({ id, position }) => ({ id, position: position + 1 })),
    ],
    ['an item twice', 400, (items, at) => [...items, pick(items, at)]],
    [
      'one missing',
      409,
      (items) => items.filter(({ position }) => position < items.length - 1 + first),
    ],
    ['none at all', 409, () => []],
    ['one too many', 409, (items) => [...items, { id: unknownId, position: items.length + first }]],
    ['another id', 409, (items, at) => items.with(at, { ...pick(items, at), id: unknownId })],
    ['an id below zero', 409, (items, at) => items.with(at, { ...pick(items, at), id: -1 })],
  ];

  test.each(spoil)(
    'an order with %s answers %i and changes nothing',
    async (_kind, status, spoiled) => {
      const ids = (await read()).map(({ id }) => id);
      const before = await dump(given);
      await fc.assert(
        fc.asyncProperty(await someOrder(), fc.nat(ids.length - 1), async ({ items }, at) => {
          const answer = await put(spoiled(items, at));
          const { errors } = expectProblem(
            answer,
            status === 400 ? 'bad_input' : 'conflict',
            status,
          );
          if (status === 400) expect(errors?.[0]?.path).toMatch(/^(items|order)\.\d+\.\w+$/);
        }),
        { numRuns: isLong ? 10 : 3 },
      );
      expect(await dump(given)).toEqual(before);
    },
  );
});

const pick = (items: Placed[], at: number): Placed => items[at % items.length] as Placed;
const moved = (items: Placed[], at: number, position: number) =>
  items.with(at, { ...pick(items, at), position });

test('reordering one market of a top list does not move the other', async () => {
  const entries = async () =>
    (await given.call('GET', '/admin/toplists/entries?category=casino')).body.items;
  const before = await entries();
  const turkish = before.filter((entry: { market_code: string }) => entry.market_code === 'TR');
  const items = turkish
    .toReversed()
    .map(({ id }: { id: number }, index: number) => ({ id, position: index + 1 }));
  const body = { category: 'casino', market: 'TR', items };
  await given.call('PUT', '/admin/toplists/entries/reorder', body);
  const next = turkish.toReversed().values();
  expect((await entries()).map(({ id }: { id: number }) => id)).toEqual(
    before.map((entry: { id: number; market_code: string }) =>
      entry.market_code === 'TR' ? next.next().value.id : entry.id,
    ),
  );
});

test('a block keeps its hidden flag if a reorder omits it, and otherwise gets the one sent', async () => {
  const { items } = (await given.call('GET', '/admin/page-blocks/casino')).body;
  const order = items.map(({ id }: { id: number }, sort_order: number) => ({ id, sort_order }));
  const [first, ...rest] = order;
  const sort = (body: object[]) =>
    given.call('PUT', '/admin/page-blocks/casino/sort', { order: body });
  await sort([{ ...first, hidden: true }, ...rest]);
  expect((await sort(order)).body.items[0]).toMatchObject({ id: first.id, hidden: true });
  expect((await given.call('GET', '/layout/casino')).body.blocks[0].hidden).toBe(true);
  expect((await sort([{ ...first, hidden: false }, ...rest])).body.items[0].hidden).toBe(false);
});

test.each([
  ['/admin/products/reorder', { category_id: 99, items: [] }, 'category_id'],
  ['/admin/exclusive-bonuses/reorder', { category: 'nothing', items: [] }, 'category'],
  ['/admin/toplists/entries/reorder', { category: 'nothing', items: [] }, 'category'],
  ['/admin/toplists/entries/reorder', { items: [] }, 'category'],
  ['/admin/toplists/entries/reorder', { category: 'casino', market: 'us', items: [] }, 'market'],
])('the error of PUT %s with %o names %s', async (path, body, name) => {
  const { errors } = expectProblem(await given.call('PUT', path, body), 'bad_input', 400);
  expect(errors?.map((error) => error.path)).toEqual([name]);
});

test.each([
  ['/admin/page-blocks/bonuses', '/admin/page-blocks/bets/sort', 'order', {}],
  ['/admin/products?category=bets', '/admin/products/reorder', 'items', { category_id: 3 }],
  ['/admin/exclusive-bonuses?category=bets', bonuses.path, 'items', { category: 'casino' }],
  ['/admin/toplists/entries?category=bets', topList.path, 'items', { category: 'casino' }],
  [
    '/admin/toplists/entries?market=US',
    topList.path,
    'items',
    { category: 'casino', market: 'TR' },
  ],
])('the items of %s answer 409 at %s', async (read, path, name, body) => {
  const { items } = (await given.call('GET', read)).body;
  const order = items.map(({ id }: { id: number }, index: number) => ({
    id,
    product_id: id,
    position: index + 1,
    sort_order: name === 'order' ? index : index + 1,
  }));
  const before = await dump(given);
  expect(order.length).toBeGreaterThan(0);
  expectProblem(await given.call('PUT', path, { ...body, [name]: order }), 'conflict', 409);
  expect(await dump(given)).toEqual(before);
});
