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

test('cards and filters count the region’s code, not its country’s', async () => {
  const { make, call } = given;
  const { id } = await make.product({ i18n: { en: { name: 'Wheel' } }, categories: [1] });
  const spins = { free_spins: 100, spin_value: 1, currency: 'USD' };
  const code = (code: string, wagering: number, more: object) =>
    make.promoCode({ code, product_id: id, terms: { numbers: { ...spins, wagering } }, ...more });
  await code('WHEEL', 10, {});
  await code('wheel', 20, { market_code: 'US-NJ', expires_at: '2026-06-01 13:00:00' });
  const seenIn = async (market: string) => {
    const asked = `/products?category=casino&market=${market}`;
    const { body: list } = await call('GET', `${asked}&sort=cost`);
    const { body: filtered } = await call('GET', `${asked}&max_wagering=10&facets=true`);
    const [{ key_facts, matched }] = list.items;
    const counts = filtered.facets.max_wagering.map((one: { id: number; count: number }) => [
      one.id,
      one.count,
    ]);
    return { codes: key_facts.promo_codes, cost: matched?.cost, total: filtered.total, counts };
  };
  // 100 spins of 1 win 96, of which 10 × 96 × 0.04 = 38.40 or 20 × 96 × 0.04 = 76.80 are lost.
  const country = {
    codes: { count: 1, wagering: 10 },
    cost: expect.stringContaining('57.60'),
    total: 1,
    counts: expect.arrayContaining([[10, 1]]),
  };
  const region = {
    codes: { count: 1, wagering: 20 },
    cost: expect.stringContaining('19.20'),
    total: 0,
    counts: expect.arrayContaining([[20, 1]]),
  };
  expect([await seenIn('US'), await seenIn('US-NJ')]).toEqual([country, region]);
  vi.setSystemTime(Date.parse('2026-06-01T13:00:00Z'));
  expect(await seenIn('US-NJ')).toEqual(country);
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
