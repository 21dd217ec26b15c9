/** A region's rules also apply to its country's offers, from the day they take effect. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MarketRule } from '#contract/site/market-rule.ts';
import { clickApp } from '../../partner/click/testing/click-app.ts';
import { voting } from '../../visitor/vote/testing/vote-app.ts';

let given: Awaited<ReturnType<typeof clickApp>>;
let ids: { bonus: number; code: number };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00Z') });
  given = await clickApp();
  const product = await given.make.product({ ref_link: 'https://partner.example/' });
  const bonus = await given.make.exclusiveBonus({ product_id: product.id });
  const code = await given.make.promoCode({ code: 'HARBOR20', product_id: product.id });
  ids = { bonus: bonus.id, code: code.id };
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const region = 'US-NJ';
const hide = (subject: MarketRule['subject'], from: string | null = null) => ({
  subject,
  effect: 'hide',
  from,
});
const createRegion = (rules: object[]) =>
  given.call('POST', '/admin/markets', {
    code: region,
    parent_code: 'US',
    rules,
    i18n: { en: { name: 'New Jersey' } },
  });
const bonusesIn = async (market: string) =>
  (await given.call('GET', `/bonuses?market=${market}`)).body.total;

test('a region hides what its country shows', async () => {
  expect((await createRegion([hide('bonuses'), hide('votes')])).status).toBe(201);
  expect([await bonusesIn('US'), await bonusesIn(region)]).toEqual([1, 0]);
  const go = async (market: string) =>
    (await given.go(`bonus/${ids.bonus}?market=${market}`)).statusCode;
  expect([await go('US'), await go(region)]).toEqual([302, 404]);
  const { vote } = voting(given);
  const promo = { id: ids.code, code: 'HARBOR20' };
  const headers = { cookie: `market=${region}` };
  expect((await vote(promo, true, { headers })).status).toBe(404);
  expect((await vote(promo, true)).status).toBe(200);
  expect(await given.counts()).toMatchObject([{ kind: 'bonus', clicks: 1 }]);
  await given.beacon({ kind: 'bonus', id: ids.bonus, market: region }, { ip: '203.0.113.9' });
  expect(await given.counts()).toMatchObject([{ kind: 'bonus', clicks: 1 }]);
});

test('a region shows what its country hides', async () => {
  const { body: country } = await given.call('GET', '/admin/markets/1');
  const { id: _id, name: _name, effective: _effective, ...draft } = country;
  const changes = { rules: [hide('bonuses')], helplines: [], tools: [] };
  await given.call('PUT', '/admin/markets/1', { ...draft, ...changes });
  await createRegion([{ ...hide('bonuses'), effect: 'show' }]);
  expect([await bonusesIn('US'), await bonusesIn(region)]).toEqual([0, 1]);
  await given.beacon({ kind: 'bonus', id: ids.bonus, market: 'US' });
  expect(await given.counts()).toEqual([]);
  await given.beacon({ kind: 'bonus', id: ids.bonus, market: region });
  expect(await given.counts()).toMatchObject([{ kind: 'bonus', clicks: 1 }]);
});

test('a rule takes effect on its day, also in cached answers', async () => {
  await createRegion([hide('bonuses', '2026-06-02')]);
  vi.setSystemTime('2026-06-01T23:59:59Z');
  expect(await bonusesIn(region)).toBe(1);
  vi.setSystemTime('2026-06-02T00:00:00Z');
  expect(await bonusesIn(region)).toBe(0);
  expect(await bonusesIn('US')).toBe(1);
});

test('a click on a country’s offer counts in the visitor’s region', async () => {
  await createRegion([]);
  await given.beacon({ kind: 'bonus', id: ids.bonus, market: region });
  expect(await given.counts()).toMatchObject([{ kind: 'bonus', market_code: region }]);
});

test('neither clicks nor votes count on offers of a partner that is closed in the region', async () => {
  await createRegion([]);
  const { body } = await given.call('GET', '/admin/products/1');
  const markets = [{ market_code: region, availability: 'closed' }];
  await given.call('PUT', '/admin/products/1', { ...body, markets });
  await given.beacon({ kind: 'bonus', id: ids.bonus, market: region });
  expect(await given.counts()).toEqual([]);
  const { vote } = voting(given);
  const promo = { id: ids.code, code: 'HARBOR20' };
  const headers = { cookie: `market=${region}` };
  expect((await vote(promo, true, { headers })).status).toBe(404);
  expect((await vote(promo, true)).status).toBe(200);
});
