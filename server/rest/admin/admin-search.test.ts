// Runs on PostgreSQL too: no other test runs its SQL there.
/** Editors search products and promo codes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

const found = async (query: string) => (await given.call('GET', `/admin/products?${query}`)).body;
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

beforeEach(async () => {
  given = await testApp();
  const i18n = { en: { name: 'Lucky Harbor' }, tr: { name: 'Şans Limanı' } };
  await given.make.product({ i18n, categories: [1] });
  await given.make.promoCode({ code: 'WELCOME', product_id: 1 });
});

afterEach(() => given.app.close());

test.each([
  ['/admin/products', 'LIMAN', 1],
  ['/admin/products', 'sans', 1],
  ['/admin/products', 'ucky h', 1],
  ['/admin/products', '1', 1],
  ['/admin/products', '%', 0],
  ['/admin/products', '_', 0],
  ['/admin/products', 'nothing', 0],
  ['/admin/products', 'lukcy harbr', 1],
  ['/admin/products', 'sasn limni', 1],
  ['/admin/products', 'luckyharbor', 1],
  ['/admin/products', 'zzzzxq', 0],
  ['/admin/products', '999', 0],
  ['/admin/promocodes', 'welc', 1],
  ['/admin/promocodes', 'lucky', 1],
  ['/admin/promocodes', 'şans', 1],
  ['/admin/promocodes', '%', 0],
])('%s?q=%s finds %i', async (path, q, total) => {
  const { body } = await given.call('GET', `${path}?q=${encodeURIComponent(q)}`);
  expect([body.total, body.items.length]).toEqual([total, total]);
});

test('ranks by ID, exact name, prefix, word, any part, then newest', async () => {
  for (const name of ['Ace', 'Aces High', 'Royal Ace', 'Ace of Spades', 'Palace', 'Horace']) {
    await given.make.product({ i18n: { en: { name } } });
  }
  await given.make.product({ i18n: { en: { name: 'Moon' }, tr: { name: 'ACE' } } });
  expect(namesOf(await found('q=ace'))).toEqual([
    'Moon',
    'Ace',
    'Ace of Spades',
    'Aces High',
    'Royal Ace',
    'Horace',
    'Palace',
  ]);
  expect(namesOf(await found('q=ace&limit=2&offset=4'))).toEqual(['Royal Ace', 'Horace']);
  await given.make.product({ i18n: { en: { name: '2 Ravens' } } });
  expect(namesOf(await found('q=2'))).toEqual(['Ace', '2 Ravens']);
});

test('shows positions only for a category without a search', async () => {
  const position = async (query: string) =>
    (await given.call('GET', `/admin/products?${query}`)).body.items[0].position;
  expect(await position('category=casino')).toBe(1);
  expect(await position('category=casino&q=lucky')).toBeUndefined();
  expect(await position('')).toBeUndefined();
});

test('tolerates typos only if no name matches exactly', async () => {
  await given.make.product({ i18n: { en: { name: 'Lucky Harvest' } } });
  expect(namesOf(await found('q=harvest'))).toEqual(['Lucky Harvest']);
  expect(namesOf(await found('q=lukcy harvset'))).toEqual(['Lucky Harvest', 'Lucky Harbor']);
});

test('a number finds the product with that ID, but not products with the number in a text', async () => {
  await given.make.product({ i18n: { en: { name: 'Moon', fs_label: '200 free spins' } } });
  expect((await found('q=200')).total).toBe(0);
  expect(namesOf(await found('q=2'))).toEqual(['Moon']);
});

test('a search that tolerates typos looks only at names, like an exact one', async () => {
  await given.make.product({ i18n: { en: { name: 'Moon', description: 'A quiet lighthouse' } } });
  expect((await found('q=lighthouse')).total).toBe(0);
});

test('a search that tolerates typos is filtered by category and paged like any other', async () => {
  for (let number = 1; number <= 5; number += 1) {
    const en = { name: `Velvet Otter ${'ABCDE'[number - 1]}` };
    await given.make.product({ i18n: { en }, categories: number === 3 ? [2] : [1] });
  }
  expect(await found('q=velvte&category=bets')).toMatchObject({
    items: [{ name: 'Velvet Otter C' }],
    total: 1,
  });
  expect((await found('q=velvte&category=unknown')).total).toBe(0);

  const pages = [];
  for (const offset of [0, 2, 4]) {
    const page = await found(`q=velvte&category=casino&limit=2&offset=${offset}`);
    expect(page).toMatchObject({ total: 4, limit: 2, offset });
    pages.push(...namesOf(page));
  }
  expect(pages.toSorted()).toEqual(['A', 'B', 'D', 'E'].map((suffix) => `Velvet Otter ${suffix}`));
});

test('finds a product despite typos right after it was written', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
  expect((await found('q=coper lantren')).total).toBe(1);
  await given.call('DELETE', `/admin/products/${id}`);
  expect((await found('q=coper lantren')).total).toBe(0);
});

test('tRPC tolerates typos as REST does', async () => {
  const { admin } = trpcClient(given);
  const asked = { q: 'lukcy harbr', category: 'casino' };
  expect(await admin.product.list.query(asked)).toEqual(
    await found(`q=${asked.q}&category=casino`),
  );
  expect((await admin.product.list.query(asked)).total).toBe(1);
});

test('filters products by missing field, combined with a category and a typo-tolerant search', async () => {
  await given.make.product({ i18n: { en: { name: 'Lucky Harvest' } }, rating: 4, categories: [1] });
  expect(namesOf(await found('missing=turkish'))).toEqual(['Lucky Harvest']);
  expect(namesOf(await found('missing=rating'))).toEqual(['Lucky Harbor']);
  expect((await found('missing=image&category=casino')).items[0].position).toBeUndefined();
  expect(namesOf(await found('missing=rating&q=lucky'))).toEqual(['Lucky Harbor']);
  expect(namesOf(await found('missing=turkish&q=lukcy harvset'))).toEqual(['Lucky Harvest']);
  expect((await found('missing=turkish&category=bets')).total).toBe(0);
  expect((await found('missing=turkish&category=nowhere&q=lukcy')).total).toBe(0);
});

test('lists of offers are filtered by visibility', async () => {
  for (const active of [0, 1] as const) {
    await given.make.promoCode({ code: `SHOWN${active}`, is_active: active === 1 });
    await given.make.banner({ is_active: active });
    await given.make.exclusiveBonus({ is_active: active });
  }
  for (const path of ['promocodes', 'banners', 'exclusive-bonuses']) {
    for (const [visibility, flag] of [
      ['visible', 1],
      ['hidden', 0],
    ] as const) {
      const { items, total } = (await given.call('GET', `/admin/${path}?visibility=${visibility}`))
        .body;
      expect([
        total,
        items.every(({ is_active }: { is_active: boolean | number }) => Number(is_active) === flag),
      ]).toEqual([items.length, true]);
      expect(total, path).toBeGreaterThan(0);
    }
  }
});

test.each([
  ['/admin/banners?visibility=gone', 'visibility'],
  ['/admin/products?missing=nothing', 'missing'],
  ['/admin/promocodes?expires_within=0', 'expires_within'],
  ['/admin/promocodes?expires_within=366', 'expires_within'],
])('%s answers 400 and names the parameter', async (path, parameter) => {
  const { status, body } = await given.call('GET', path);
  expect([status, body.errors[0].path]).toEqual([400, parameter]);
});
