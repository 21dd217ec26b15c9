// Runs on PostgreSQL too: no other test runs its SQL there.
/** Editors sort lists by their columns. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishedTexts, type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
const named = (name: string) => ({ i18n: { en: { name } } });
const titled = (title: string) => ({ i18n: { en: { title } } });

beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

type Row = Record<string, unknown> & { product?: { name: string } | null };

const idsAt = async (url: string) => {
  const { status, body } = await given.call('GET', `/admin${url}`);
  expect(status, url).toBe(200);
  return body.items.map(({ id }: Row) => id);
};

/** Expects `ids` in ascending order, and the opposite for descending order except for empty values. */
async function expectSorted(path: string, sort: string, ids: number[], empty: number[] = []) {
  const query = path.includes('?') ? `${path}&sort=${sort}` : `${path}?sort=${sort}`;
  expect(await idsAt(query), sort).toEqual([...ids, ...empty]);
  expect(await idsAt(`${query}&order=desc`), sort).toEqual([...ids.toReversed(), ...empty]);
}

test('products are sorted by name, rating and id, with empty values last', async () => {
  const make = async (name: string, rating: number | null) =>
    (await given.make.product({ ...named(name), rating, categories: [1] })).id;
  const zebra = await make('zebra', 3);
  const apple = await make('Apple', null);
  const mango = await make('mango', 4.5);
  for (const path of ['/products', '/products?category=casino']) {
    await expectSorted(path, 'name', [apple, mango, zebra]);
    await expectSorted(path, 'rating', [zebra, mango], [apple]);
    await expectSorted(path, 'id', [zebra, apple, mango]);
  }
  expect(await idsAt('/products')).toEqual([mango, apple, zebra]);
  expect(await idsAt('/products?category=casino')).toEqual([zebra, apple, mango]);
  expect(await idsAt('/products?q=a&sort=name')).toEqual([apple, mango, zebra]);
});

test('a search that tolerates typos is sorted too', async () => {
  const west = await given.make.product(named('Lucky Harbor West'));
  const east = await given.make.product(named('Lucky Harbor East'));
  await expectSorted('/products?q=lukcy%20harbr', 'name', [east.id, west.id]);
  expect(await idsAt('/products?q=zzzzxq&sort=name')).toEqual([]);
});

test('pages of a sorted list contain each row once, even if all values are equal', async () => {
  const made = [];
  for (let count = 0; count < 7; count++) made.push((await given.make.product({ rating: 4 })).id);
  for (const order of ['asc', 'desc']) {
    const pages = [];
    for (const offset of [0, 3, 6]) {
      pages.push(...(await idsAt(`/products?sort=rating&order=${order}&limit=3&offset=${offset}`)));
    }
    expect(pages).toEqual(order === 'asc' ? made : made.toReversed());
  }
});

test('promo codes are sorted by each of their columns', async () => {
  const zinc = await given.make.product(named('Zinc'));
  const amber = await given.make.product(named('amber'));
  const { id: b } = await given.make.promoCode({
    ...{ code: 'BETA', rarity: 'legendary', market_code: 'TR', product_id: amber.id },
    expires_at: '2031-01-01 00:00:00',
  });
  const { id: a } = await given.make.promoCode({
    ...{ code: 'alpha', rarity: 'common', market_code: 'US', product_id: zinc.id },
    expires_at: '2030-01-01 00:00:00',
  });
  const { id: c } = await given.make.promoCode({ code: 'GAMMA', rarity: 'epic' });
  await expectSorted('/promocodes', 'code', [a, b, c]);
  await expectSorted('/promocodes', 'product', [b, a], [c]);
  await expectSorted('/promocodes', 'rarity', [a, c, b]);
  await expectSorted('/promocodes', 'expires', [a, b], [c]);
  await expectSorted('/promocodes', 'id', [b, a, c]);
  await expectSorted('/promocodes', 'market', [b, a, c]);
  expect(await idsAt('/promocodes')).toEqual([c, a, b]);
});

describe.each(['banner', 'exclusiveBonus'] as const)('%s', (kind) => {
  const path = kind === 'banner' ? '/banners' : '/exclusive-bonuses';

  test('is sorted by each of its columns', async () => {
    const { id: product_id } = await given.make.product();
    const first = await given.make[kind]({ ...titled('zeal'), sort_order: 2, product_id });
    const second = await given.make[kind]({
      ...{ ...titled('Able'), sort_order: 1, market_code: 'TR' },
      starts_at: '2030-01-01 00:00:00',
      ends_at: '2031-01-01 00:00:00',
    });
    const [zeal, able] = [first.id, second.id];
    await expectSorted(path, 'title', [able, zeal]);
    await expectSorted(path, 'product', [zeal], [able]);
    await expectSorted(path, 'market', [able, zeal]);
    await expectSorted(path, 'sort_order', [able, zeal]);
    await expectSorted(path, 'starts', [able], [zeal]);
    await expectSorted(path, 'ends', [able], [zeal]);
    await expectSorted(path, 'id', [zeal, able]);
    expect(await idsAt(path)).toEqual([able, zeal]);
    expect(await idsAt(`${path}?sort=id&limit=1&offset=1`)).toEqual([able]);
  });
});

test('top lists are sorted by product, market and schedule', async () => {
  const zinc = await given.make.product(named('Zinc'));
  const amber = await given.make.product(named('amber'));
  const { id: z } = await given.make.topListEntry({ product_id: zinc.id, market_code: 'TR' });
  const { id: a } = await given.make.topListEntry({
    ...{ product_id: amber.id, starts_at: '2030-01-01 00:00:00', ends_at: '2031-01-01 00:00:00' },
  });
  const path = '/toplists/entries?category=casino';
  await expectSorted(path, 'name', [a, z]);
  await expectSorted(path, 'market', [z, a]);
  await expectSorted(path, 'starts', [a], [z]);
  await expectSorted(path, 'ends', [a], [z]);
  expect(await idsAt(path)).toEqual([z, a]);
});

test('pages and redirects are sorted by each of their columns', async () => {
  const { id: z } = await given.make.contentPage({
    slug: 'sorted-a',
    i18n: publishedTexts('zone'),
  });
  const { id: a } = await given.make.contentPage({
    ...{ slug: 'sorted-b', kind: 'page', i18n: publishedTexts('Aim') },
  });
  await expectSorted('/pages?q=sorted-', 'title', [a, z]);
  await expectSorted('/pages?q=sorted-', 'path', [z, a]);
  await expectSorted('/pages?q=sorted-', 'kind', [z, a]);
  await expectSorted('/pages?q=sorted-', 'updated', [z, a]);

  const redirect = async (from_path: string, to_path: string) =>
    (await given.call('POST', '/admin/redirects', { from_path, to_path })).body.id;
  const [first, second] = [await redirect('/a', '/z'), await redirect('/b', '/y')];
  await expectSorted('/redirects', 'from', [first, second]);
  await expectSorted('/redirects', 'to', [second, first]);
});

test.each([
  '/products?sort=toString',
  '/products?sort=icon_url',
  '/promocodes?sort=code&order=up',
  '/banners?sort=code',
])('rejects %s', async (url) => {
  expect((await given.call('GET', `/admin${url}`)).status).toBe(400);
});
