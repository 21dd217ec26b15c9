/** Tests the filters of `GET /api/products` over HTTP. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const get = (query: string) => given.call('GET', `/products?${query}`);
const found = async (query: string) => {
  const { status, body, text } = await get(query);
  expect(status, text).toBe(200);
  return body;
};
const names = async (query: string) =>
  (await found(query)).items.map(({ name }: { name: string }) => name);
const partner = (name: string, facts: object = {}, more: object = {}) =>
  given.make.product({ i18n: { en: { name } }, categories: [categoryId.casino], facts, ...more });

test('an invalid parameter answers 400, and the error names it', async () => {
  const refused = [
    ['licence', 'licence='],
    ['licence', 'licence=x'],
    ['payment', 'payment=1&payment='],
    ['provider', 'provider=-1'],
    ['site_language', 'site_language='],
    ['site_language', 'site_language=English'],
    ['bonus_kind', 'bonus_kind=other'],
    ['bonus_kind', 'bonus_kind='],
    ['payout_hours', 'payout_hours='],
    ['payout_hours', 'payout_hours=1&payout_hours=2'],
    ['payout_hours', 'payout_hours=2001'],
    ['min_deposit', 'min_deposit=-1'],
    ['max_wagering', 'max_wagering=201'],
    ['sort', 'sort='],
    ['sort', 'sort=name'],
    ['facets', 'facets='],
    ['facets', 'facets=1'],
    ['Licence', 'Licence=1'],
    ['licence', `${'licence=1&'.repeat(51)}`],
  ] as const;
  for (const [name, query] of refused) {
    const { errors } = expectProblem(await get(query), 'bad_input', 400);
    expect(errors?.map(({ path }) => path.split('.')[0])).toEqual([name]);
  }
});

test('a value that no partner has gives no results', async () => {
  await partner('Harbor');
  for (const query of ['licence=9', 'payment=99999999999', 'provider=0', 'site_language=xx']) {
    expect(await found(query)).toMatchObject({ items: [], total: 0 });
  }
  expect(await found('category=nothing&facets=true')).toMatchObject({
    items: [],
    total: 0,
    facets: { licence: [], min_deposit: [] },
    without: {},
  });
});

test('each filter finds the partners that have any of its values', async () => {
  const [kahnawa, larkmoor] = [await given.make.regulator(), await given.make.regulator()];
  const [card, wallet] = [await given.make.paymentMethod(), await given.make.paymentMethod()];
  const [wheel, reel] = [await given.make.provider(), await given.make.provider()];
  await partner('A', {
    licences: [{ regulator_id: kahnawa.id }],
    payments: [{ method_id: card.id, hours_max: 24, min: 10 }],
    provider_ids: [wheel.id, reel.id],
    languages: ['en'],
  });
  await partner('B', {
    licences: [
      { regulator_id: larkmoor.id, markets: ['TR'] },
      { regulator_id: kahnawa.id, state: 'expired' },
    ],
    payments: [
      { method_id: card.id, hours_max: 72, min: 20, currency: 'USD' },
      { method_id: wallet.id, market_code: 'TR', hours_max: 1 },
      { method_id: wallet.id, direction: 'in', hours_max: 1, min: 5, currency: 'EUR' },
    ],
    provider_ids: [reel.id],
    languages: ['en', 'tr'],
  });
  expect(await names(`licence=${kahnawa.id}`)).toEqual(['A']);
  expect(await names(`licence=${larkmoor.id}`)).toEqual([]);
  expect(await names(`licence=${larkmoor.id}&market=TR`)).toEqual(['B']);
  expect(await names(`payment=${card.id}`)).toEqual(['A', 'B']);
  expect(await names(`payment=${wallet.id}`)).toEqual(['B']);
  expect(await names('payout_hours=24')).toEqual(['A']);
  expect(await names('payout_hours=24&market=TR')).toEqual(['A', 'B']);
  expect(await names('payout_hours=72')).toEqual(['A', 'B']);
  expect(await names('min_deposit=10')).toEqual(['A']);
  expect(await names('min_deposit=20')).toEqual(['A', 'B']);
  expect(await names(`provider=${wheel.id}`)).toEqual(['A']);
  expect(await names(`provider=${wheel.id}&provider=${reel.id}`)).toEqual(['A', 'B']);
  expect(await names('site_language=tr')).toEqual(['B']);
  expect(await names(`site_language=tr&provider=${wheel.id}`)).toEqual([]);
  expect(await names('category=bets&site_language=tr')).toEqual([]);
  const { facets, without } = await found(`site_language=tr&provider=${wheel.id}&facets=true`);
  expect(without).toEqual({ provider: 1, site_language: 1 });
  expect(facets).toMatchObject({
    provider: [
      { id: wheel.id, name: wheel.name, count: 0 },
      { id: reel.id, name: reel.name, count: 1 },
    ],
    site_language: [
      { id: 'en', name: 'English', count: 1 },
      { id: 'tr', name: 'Turkish', count: 0 },
    ],
    payment: [
      { id: card.id, name: card.name, count: 0 },
      { id: wallet.id, name: wallet.name, count: 0 },
    ],
    min_deposit: [
      { id: 10, name: '10', count: 0 },
      { id: 20, name: '20', count: 0 },
      { id: 50, name: '50', count: 0 },
    ],
  });
});

test('the kind and the wagering must match the same visible offer', async () => {
  const { id: product_id } = await partner('A');
  const numbers = (given: object) => ({ product_id, terms: { numbers: given } });
  await given.make.exclusiveBonus(numbers({ percent: 100, wagering: 40 }));
  await given.make.promoCode(numbers({ free_spins: 20, min_deposit: 0, wagering: 10.29 }));
  await given.make.exclusiveBonus({ ...numbers({ amount: 5 }), market_code: 'TR' });
  expect(await names('bonus_kind=match')).toEqual(['A']);
  expect(await names('bonus_kind=match&max_wagering=30')).toEqual([]);
  expect(await names('bonus_kind=match&bonus_kind=no_deposit&max_wagering=30')).toEqual(['A']);
  expect(await names('max_wagering=10.28')).toEqual([]);
  expect(await names('max_wagering=10.29')).toEqual(['A']);
  expect(await names('bonus_kind=fixed')).toEqual([]);
  expect(await names('bonus_kind=fixed&market=TR')).toEqual(['A']);
  const { facets, without } = await found('bonus_kind=match&max_wagering=30&facets=true');
  expect(facets).toMatchObject({
    bonus_kind: [
      { id: 'match', count: 0 },
      { id: 'free_spins', count: 1 },
      { id: 'no_deposit', count: 1 },
    ],
    max_wagering: [
      { id: 20, count: 0 },
      { id: 30, count: 0 },
      { id: 40, count: 1 },
    ],
  });
  expect(without).toEqual({ bonus_kind: 1, max_wagering: 1 });
});

test('neither results nor facets reveal offers that the rules hide', async () => {
  const { id: product_id } = await partner('A');
  const terms = { numbers: { percent: 100, wagering: 20 } };
  await given.make.exclusiveBonus({ product_id, terms });
  const { body: country } = await given.call('GET', '/admin/markets/1');
  const { id: _id, name: _name, effective: _effective, ...draft } = country;
  const rule = (...subjects: string[]) =>
    given.call('PUT', '/admin/markets/1', {
      ...draft,
      helplines: [],
      tools: [],
      rules: subjects.map((subject) => ({ subject, effect: 'hide' })),
    });
  expect(await names('bonus_kind=match')).toEqual(['A']);
  await rule('bonuses');
  expect(await names('bonus_kind=match')).toEqual([]);
  await given.make.promoCode({ product_id, terms });
  expect(await names('bonus_kind=match')).toEqual(['A']);
  await rule('bonuses', 'promo_codes');
  const { facets, ...list } = await found('facets=true&sort=cost');
  expect([list.total, facets.bonus_kind, facets.max_wagering]).toEqual([1, [], []]);
  expect(await found('max_wagering=30')).toMatchObject({ items: [], total: 0 });
});

test('partners are sorted by a figure, with unknown ones last, and then in the editors’ order', async () => {
  const method = await given.make.paymentMethod();
  const pays = (min: number | null, hours_max: number | null) => ({
    payments: [{ method_id: method.id, min, hours_max }],
  });
  await partner('C', pays(20, null), { rating: 3 });
  await partner('A', pays(null, 2), { rating: 4 });
  await partner('B', pays(10, 24), { rating: 3 });
  await partner('D', pays(20, 2));
  const sorted = (sort: string, more = '') => names(`category=casino&sort=${sort}${more}`);
  expect(await sorted('editors')).toEqual(['C', 'A', 'B', 'D']);
  expect(await sorted('rating')).toEqual(['A', 'B', 'C', 'D']);
  expect(await sorted('min_deposit')).toEqual(['B', 'C', 'D', 'A']);
  expect(await sorted('payout')).toEqual(['A', 'D', 'B', 'C']);
  for (const sort of ['editors', 'rating', 'min_deposit', 'payout', 'cost']) {
    const all = await sorted(sort);
    const pages = [0, 1, 2, 3, 4].map((offset) => sorted(sort, `&limit=1&offset=${offset}`));
    expect((await Promise.all(pages)).flat()).toEqual(all);
  }
  expect(await names('sort=min_deposit')).toEqual(['B', 'C', 'D', 'A']);
});

test('without filters, the response has no additional fields', async () => {
  await partner('A');
  const plain = (await get('category=casino')).text;
  expect(Object.keys(JSON.parse(plain))).toEqual(['items', 'total', 'limit', 'offset']);
  expect((await get('category=casino&sort=editors&facets=false')).text).toBe(plain);
});

test('tRPC accepts the same filters, as lists and numbers', async () => {
  await partner('A', { languages: ['en'] });
  const { catalogue } = trpcClient(given, { headers: {} });
  const list = await catalogue.products.query({ site_language: ['en'], facets: true });
  expect(list).toEqual((await get('site_language=en&facets=true')).body);
  expect(list.total).toBe(1);
});

test('scheduled offers count from their start to their end, without a write', async () => {
  const { id: product_id } = await partner('A');
  const terms = { numbers: { percent: 100 } };
  const at = (time: string) => vi.setSystemTime(new Date(`2026-06-01T${time}Z`));
  await given.make.exclusiveBonus({
    product_id,
    terms,
    starts_at: '2026-06-01 12:10:00',
    ends_at: '2026-06-01 12:20:00',
  });
  await given.make.promoCode({ product_id, terms, expires_at: '2026-06-01 12:05:00' });
  const total = async () => (await found('bonus_kind=match')).total;
  const seen: number[] = [];
  for (const time of ['12:04:59', '12:05:00', '12:09:59', '12:10:00', '12:19:59', '12:20:00']) {
    at(time);
    seen.push(await total());
  }
  at('12:01:00');
  expect([...seen, await total()]).toEqual([1, 0, 0, 1, 1, 0, 1]);
});
