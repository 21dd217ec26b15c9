import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const savedItems = (query: string) => given.app.inject({ url: `/api/saved-items?${query}` });

test('a browser’s stored IDs become cards of the market, in the stored order', async () => {
  const one = await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
  const other = await given.make.product({ i18n: { en: { name: 'Tin Lantern' } } });
  const bonus = await given.make.exclusiveBonus({ product_id: one.id });
  const code = await given.make.promoCode({ code: 'LANTERN' });
  const turkish = await given.make.promoCode({ code: 'FENER', market_code: 'TR' });
  const response = await savedItems(
    `products=${other.id},999,${one.id}&bonuses=${bonus.id}&promocodes=${turkish.id},${code.id}&copied=${code.id}`,
  );
  expect(response.statusCode).toBe(200);
  expect(response.headers.etag).toBeDefined();
  const { products, bonuses, promocodes, copied } = response.json();
  expect(products.map(({ id }: { id: number }) => id)).toEqual([other.id, one.id]);
  expect(bonuses.map(({ id }: { id: number }) => id)).toEqual([bonus.id]);
  expect(promocodes.map((promo: { code: string }) => promo.code)).toEqual(['LANTERN']);
  expect(copied).toEqual(promocodes);
  const inTurkey = await savedItems(`promocodes=${turkish.id},${code.id}&market=TR`);
  expect(inTurkey.json().promocodes.map((promo: { code: string }) => promo.code)).toEqual([
    'FENER',
  ]);
});

test('without stored IDs there are no cards', async () => {
  const response = await savedItems('');
  expect(response.json()).toEqual({ products: [], bonuses: [], promocodes: [], copied: [] });
});

test.each([
  'products=',
  'products=0',
  'products=1,,2',
  'products=one',
  'products=1&products=2',
  'products=99999999999999999999',
  'Products=1',
  `bonuses=${Array(101).fill(1).join()}`,
  `copied=${Array(101).fill(1).join()}`,
  'market=XX',
])('refuses %s', async (query) => {
  expect((await savedItems(query)).statusCode).toBe(400);
});
