/** A list sends the order it was based on, so an outdated list doesn't overwrite someone else's order. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Client, refusalOf, trpcClient } from '../testing/trpc.ts';

let given: TestApp;
let client: Client;

beforeEach(async () => {
  given = await testApp();
  client = trpcClient(given);
});

afterEach(() => given.app.close());

const placed = <Position extends string>(ids: number[], position: Position, first = 1) =>
  ids.map(
    (id, index) => ({ id, [position]: index + first }) as { id: number } & Record<Position, number>,
  );

/** Each list can read its order and save a new one. */
const lists = {
  'a category’s products': async () => {
    for (const _ of [1, 2, 3]) await given.make.product({ categories: [1] });
    const { items } = await client.admin.product.list.query({ category: 'casino' });
    const ids = items.map(({ id }) => id);
    const save = (order: number[], before: number[]) =>
      client.admin.product.reorder.mutate({
        category_id: 1,
        items: order.map((product_id, index) => ({ product_id, position: index + 1 })),
        before,
      });
    return { ids, save };
  },
  'exclusive bonuses': async () => {
    for (const sort_order of [1, 2, 3]) await given.make.exclusiveBonus({ sort_order });
    const { items } = await client.admin.exclusiveBonus.list.query({});
    const save = (order: number[], before: number[]) =>
      client.admin.exclusiveBonus.reorder.mutate({ items: placed(order, 'sort_order'), before });
    return { ids: items.map(({ id }) => id), save };
  },
  'a top list': async () => {
    for (const _ of [1, 2, 3]) await given.make.topListEntry({ category_id: 1 });
    const { items } = await client.admin.topListEntry.list.query({ category: 'casino' });
    const save = (order: number[], before: number[]) =>
      client.admin.topListEntry.reorder.mutate({
        category: 'casino',
        items: placed(order, 'position'),
        before,
      });
    return { ids: items.map(({ id }) => id), save };
  },
  'a page’s blocks': async () => {
    const { items } = await client.admin.pageBlock.list.query({ page: 'bets' });
    const save = (order: number[], before: number[]) =>
      client.admin.pageBlock.sort.mutate({
        page: 'bets',
        order: placed(order, 'sort_order', 0),
        before,
      });
    return { ids: items.map(({ id }) => id), save };
  },
};

test.each(Object.entries(lists))(
  'of two orders of %s the second is refused until its editor has seen the first',
  async (_name, open) => {
    const { ids, save } = await open();
    const turned = ids.toReversed();
    const [first = 0, ...others] = ids;
    const mine = [...others, first];
    await save(turned, ids);
    expect(await refusalOf(save(mine, ids))).toMatchObject({ status: 409, code: 'conflict' });
    await save(mine, turned);
  },
);
