/** Tests the facts on the cards of partners, as they are in the visitor's market. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const partner = (facts: object = {}, more: object = {}) =>
  given.make.product({ categories: [categoryId.casino], facts, ...more });

async function factsOf(query = '') {
  const { body } = await given.call('GET', `/products?category=casino&${query}`);
  return body.items[0].key_facts;
}

const none = { count: 0, wagering: null };

test('a card shows the licence, the fastest payout, the least deposit and the lowest wagering', async () => {
  const method_id = (await given.make.paymentMethod()).id;
  const slow_id = (await given.make.paymentMethod()).id;
  const regulator = await given.make.regulator({ name: 'Granite Board', country: 'US' });
  const { id } = await partner({
    licences: [{ regulator_id: regulator.id, markets: ['US'] }],
    payments: [
      { method_id, hours_max: 24, min: 20, currency: 'USD' },
      { method_id: slow_id, hours_max: 72, min: 10, currency: 'USD' },
      // Another method of the same partner can only be used to deposit.
      { method_id: slow_id, direction: 'in', hours_max: 0, min: 15, currency: 'USD' },
      { method_id, market_code: 'TR', hours_max: 5, min: 200, currency: 'TRY' },
    ],
  });
  const bonus = { product_id: id, market_code: 'US' };
  await given.make.exclusiveBonus({ ...bonus, terms: { numbers: { wagering: 35 } } });
  await given.make.exclusiveBonus({ ...bonus, terms: { numbers: { wagering: 30 } } });
  await given.make.exclusiveBonus(bonus);
  await given.make.promoCode({ ...bonus, terms: { numbers: { wagering: 0 } } });
  expect(await factsOf()).toEqual({
    licence: { regulator: 'Granite Board', country: 'US' },
    payout_hours: 24,
    min_deposit: 10,
    currency: 'USD',
    bonuses: { count: 3, wagering: 30 },
    promo_codes: { count: 1, wagering: 0 },
    shown: {
      licence: 'licensed in the US',
      payout_hours: 'pays out in 24 h',
      min_deposit: 'from $10',
      max_wagering: 'no wagering',
      unknown: null,
    },
  });
  // The Turkish payments by this method replace those for all markets; the other method's dollars don't count.
  expect(await factsOf('market=TR')).toEqual({
    licence: null,
    payout_hours: 5,
    min_deposit: 200,
    currency: 'TRY',
    bonuses: none,
    promo_codes: none,
    shown: {
      licence: null,
      payout_hours: 'pays out in 5 h',
      min_deposit: 'from ₺200',
      max_wagering: 'no offer here',
      unknown: 'licence: not checked by us',
    },
  });
  const turkish = await factsOf('lang=tr');
  expect(turkish.shown).toEqual({
    licence: 'ABD lisanslı',
    payout_hours: '24 saatte çekim',
    min_deposit: 'en az $10',
    max_wagering: 'çevrim şartı yok',
    unknown: null,
  });
  const { body } = await given.call('GET', `/products/${id}`);
  expect(body.key_facts).toMatchObject({ payout_hours: 24 });
});

test('the card of a partner without listed offers but with a label doesn’t say “no offer here”', async () => {
  await given.make.product({
    i18n: { en: { name: 'Labelled', fs_label: '50 free spins' } },
    categories: [categoryId.casino],
  });
  expect((await factsOf()).shown.max_wagering).toBeNull();
});

test('what nobody has checked is null', async () => {
  await partner();
  expect(await factsOf()).toEqual({
    licence: null,
    payout_hours: null,
    min_deposit: null,
    currency: null,
    bonuses: none,
    promo_codes: none,
    shown: {
      licence: null,
      payout_hours: null,
      min_deposit: null,
      max_wagering: 'no offer here',
      unknown: 'licence, payout time, minimum deposit: not checked by us',
    },
  });
});

test('a licence counts until its last day, and one issued in the market comes first', async () => {
  const island = await given.make.regulator({ name: 'Wren Isle' });
  const local = await given.make.regulator({ name: 'Granite', country: 'US' });
  await partner({
    licences: [
      { regulator_id: island.id },
      { regulator_id: local.id, valid_until: '2026-06-01' },
      { regulator_id: local.id, state: 'suspended' },
    ],
  });
  expect((await factsOf()).licence).toEqual({ regulator: 'Granite', country: 'US' });
  expect((await factsOf('market=TR')).licence).toEqual({ regulator: 'Wren Isle', country: null });
  vi.setSystemTime(new Date('2026-06-02T00:00:01Z'));
  expect((await factsOf()).licence).toEqual({ regulator: 'Wren Isle', country: null });
});

test('offers count while they are live, shown by the rules and open to the visitor', async () => {
  const { id } = await partner({}, { markets: [{ market_code: 'TR', availability: 'closed' }] });
  const numbers = { wagering: 10 };
  const ending = { ends_at: '2026-06-01 13:00:00', expires_at: '2026-06-01 13:00:00' };
  for (const market_code of ['US', 'TR']) {
    const offer = { product_id: id, market_code, terms: { numbers }, ...ending };
    await given.make.exclusiveBonus(offer);
    await given.make.promoCode(offer);
  }
  const one = { count: 1, wagering: 10 };
  expect(await factsOf()).toMatchObject({ bonuses: one, promo_codes: one });
  expect(await factsOf('market=TR')).toMatchObject({ bonuses: none, promo_codes: none });
  const region = { code: 'US-X', parent_code: 'US', i18n: { en: { name: 'X' } } };
  const rules = [{ subject: 'bonuses', effect: 'hide', from: null }];
  expect((await given.call('POST', '/admin/markets', { ...region, rules })).status).toBe(201);
  expect(await factsOf('market=US-X')).toMatchObject({ bonuses: none, promo_codes: one });
  // Where offers are hidden, the card doesn't say that the partner has none.
  const hidden = { ...region, code: 'US-Y', i18n: { en: { name: 'Y' } } };
  const both = [...rules, { subject: 'promo_codes', effect: 'hide', from: null }];
  expect((await given.call('POST', '/admin/markets', { ...hidden, rules: both })).status).toBe(201);
  expect((await factsOf('market=US-Y')).shown.max_wagering).toBeNull();
  vi.setSystemTime(new Date('2026-06-01T13:00:01Z'));
  expect(await factsOf()).toMatchObject({ bonuses: none, promo_codes: none });
});

test('a top list and the search show the same facts', async () => {
  const method_id = (await given.make.paymentMethod()).id;
  const { id } = await partner(
    { payments: [{ method_id, hours_max: 24 }] },
    { i18n: { en: { name: 'Harbor' } } },
  );
  await given.make.topListEntry({ product_id: id, category_id: categoryId.casino });
  const facts = await factsOf();
  const top = await given.call('GET', '/top?category=casino');
  expect(top.body.items[0].keyFacts).toEqual(facts);
  const search = await given.call('GET', '/search?q=harbor');
  expect(search.body.results.products[0].key_facts).toEqual(facts);
});
