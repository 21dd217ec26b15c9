/** A code that a country and its region both list is shown once in the region: as the region's. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
let ids: Record<'country' | 'region' | 'other' | 'elsewhere', number>;
let product_id: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00Z') });
  given = await testApp();
  const { call, make } = given;
  const region = { code: 'US-NJ', parent_code: 'US', i18n: { en: { name: 'New Jersey' } } };
  await call('POST', '/admin/markets', region);
  ({ id: product_id } = await make.product({ i18n: { en: { name: 'Harbor' } } }));
  const code = async (draft: object) => (await make.promoCode(draft)).id;
  ids = {
    country: await code({ code: 'SPIN20', product_id }),
    region: await code({
      code: 'spin20',
      product_id,
      market_code: 'US-NJ',
      expires_at: '2026-06-01 13:00:00',
    }),
    other: await code({ code: 'SPIN20', product_id: (await make.product()).id }),
    elsewhere: await code({ code: 'SPIN20', product_id, market_code: 'TR' }),
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

/** Returns the codes that each read lists, after checking its total. */
async function shownIn(market: string) {
  const get = async (path: string) => (await given.call('GET', path)).body;
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id).toSorted();
  const list = await get(`/promocodes?market=${market}`);
  const ofProduct = await get(`/promocodes?market=${market}&product=${product_id}`);
  const page = await get(`/products/${product_id}?market=${market}`);
  const search = await get(`/search?q=spin&type=promocodes&market=${market}`);
  const byPartner = await get(`/search?q=harbor&market=${market}`);
  expect(list.total).toBe(list.items.length);
  expect(ofProduct.total).toBe(ofProduct.items.length);
  expect(search.totals.promocodes).toBe(search.results.promocodes.length);
  const own = idsOf(ofProduct.items);
  expect(idsOf(page.promocodes)).toEqual(own);
  expect(idsOf(byPartner.results.promocodes)).toEqual(own);
  expect(byPartner.totals.promocodes).toBe(own.length);
  expect(idsOf(search.results.promocodes)).toEqual(idsOf(list.items));
  return idsOf(list.items);
}

test('lists, pages, searches and their totals contain the region’s code while it is live', async () => {
  const { country, region, other, elsewhere } = ids;
  expect(await shownIn('US')).toEqual([country, other]);
  expect(await shownIn('US-NJ')).toEqual([region, other]);
  expect(await shownIn('TR')).toEqual([elsewhere]);
  vi.setSystemTime(Date.parse('2026-06-01T13:00:00Z'));
  expect(await shownIn('US-NJ')).toEqual([country, other]);
});

test('a region’s code that is hidden there doesn’t hide its country’s code', async () => {
  const { country, region, other } = ids;
  const path = `/admin/promocodes/${region}`;
  const { body } = await given.call('GET', path);
  await given.call('PUT', path, { ...body, is_active: false });
  expect(await shownIn('US-NJ')).toEqual([country, other]);
  await given.call('PUT', path, { ...body, product_id: null });
  expect(await shownIn('US-NJ')).toEqual([country, region, other]);
});
