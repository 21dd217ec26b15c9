/** In a release, a list is reordered as it's live, although the release also adds to it and deletes from it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp, token } from '../testing/app.ts';
import { refusalOf, trpcClient } from '../testing/trpc.ts';
import { type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let client: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  client = releaseClient(given);
});
afterEach(() => given.app.close());

const { casino } = categoryId;
const titled = (title: string) => ({ en: { title }, tr: { title } });
const named = (name: string) => ({ i18n: { en: { name } }, categories: [casino] });
const placed = (ids: readonly number[], id: string, position: string) =>
  ids.map((one, index) => ({ [id]: one, [position]: index + 1 }));

type Listed = { name?: string; product?: { name: string }; i18n?: { en: { title: string } } };

async function listed(path: string): Promise<string[]> {
  const { items } = await client.read(path);
  return items.map(
    ({ name, i18n, product }: Listed) => name ?? i18n?.en.title ?? String(product?.name),
  );
}

async function fourProducts(): Promise<number[]> {
  const ids: number[] = [];
  for (const name of ['A', 'B', 'C', 'D']) ids.push((await given.make.product(named(name))).id);
  return ids;
}

test('products that a release adds and deletes keep their place when others are moved in it', async () => {
  const [a, b, c, d] = (await fourProducts()) as [number, number, number, number];
  const id = await client.start();
  const added = await client.propose(id, 'POST', '/products', named('E'));
  await client.propose(id, 'DELETE', `/products/${b}`);
  const reorder = (ids: readonly number[], before?: readonly number[]) =>
    client.propose(id, 'PUT', '/products/reorder', {
      ...{ category_id: casino, items: placed(ids, 'product_id', 'position') },
      ...(before && { before }),
    });
  const proposal = await reorder([d, a, b, c], [a, b, c, d]);
  expect(proposal).toMatchObject({ kind: 'product-list', action: 'order' });
  await reorder([added.entity_id, d, a, c]);
  await reorder([c, d, a]);
  await client.publish(id);
  expect(await listed('/products?category=casino')).toEqual(['C', 'E', 'D', 'A']);
});

test('top lists, bonuses and markets are reordered in a release that adds to them', async () => {
  const [a, b] = (await fourProducts()) as [number, number];
  const entries = [
    (await given.make.topListEntry({ product_id: a })).id,
    (await given.make.topListEntry({ product_id: b })).id,
  ];
  const bonuses = [
    (await given.make.exclusiveBonus({ i18n: titled('One') })).id,
    (await given.make.exclusiveBonus({ i18n: titled('Two') })).id,
  ];
  const markets = (await client.read('/markets')).items.map((one: { id: number }) => one.id);
  const id = await client.start();
  const { entity_id: product_id } = await client.propose(id, 'POST', '/products', named('E'));
  await client.propose(id, 'POST', '/toplists/entries', { product_id, category_id: casino });
  const image_url = '/uploads/image.webp';
  await client.propose(id, 'POST', '/exclusive-bonuses', { image_url, i18n: titled('Three') });
  const germany = { code: 'DE', currency: 'EUR', i18n: { en: { name: 'Germany' } } };
  await client.propose(id, 'POST', '/markets', germany);
  await client.propose(id, 'PUT', '/toplists/entries/reorder', {
    ...{ category: 'casino', items: placed(entries.toReversed(), 'id', 'position') },
  });
  await client.propose(id, 'PUT', '/exclusive-bonuses/reorder', {
    items: placed(bonuses.toReversed(), 'id', 'sort_order'),
  });
  await client.propose(id, 'PUT', '/markets/reorder', {
    items: placed(markets.toReversed(), 'id', 'sort_order'),
  });
  await client.publish(id);
  expect(await listed('/toplists/entries?category=casino')).toEqual(['B', 'A', 'E']);
  expect(await listed('/exclusive-bonuses')).toEqual(['Two', 'One', 'Three']);
  expect((await client.read('/markets')).items.map(({ code }: { code: string }) => code)).toEqual([
    'TR',
    'US',
    'DE',
  ]);
});

test('reordering an outdated list is refused in a release too', async () => {
  const ids = await fourProducts();
  const id = await client.start();
  const [a, b, c, d] = ids as [number, number, number, number];
  const headers = { 'x-admin-token': token, 'x-release': String(id) };
  const reorder = (before: number[]) =>
    trpcClient(given, { headers }).admin.product.reorder.mutate({
      ...{ category_id: casino, before },
      items: [d, a, b, c].map((product_id, index) => ({ product_id, position: index + 1 })),
    });
  const refusal = await refusalOf(reorder([b, a, c, d]));
  expect([refusal.status, refusal.code]).toEqual([409, 'conflict']);
  await reorder([a, b, c, d]);
});
