/** Tests the filters of `GET /api/bonuses` and `GET /api/promocodes` over HTTP. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
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

const get = (path: string) => given.call('GET', path);
const found = async (path: string) => {
  const { status, body, text } = await get(path);
  expect(status, text).toBe(200);
  return body;
};
const ids = async (path: string) => (await found(path)).items.map(({ id }: { id: number }) => id);

type Numbers = Record<string, number | string | null>;
const bonus = async (numbers: Numbers, more: object = {}) =>
  (await given.make.exclusiveBonus({ terms: { numbers }, ...more })).id;
const code = async (numbers: Numbers, more: object = {}) =>
  (await given.make.promoCode({ terms: { numbers }, ...more })).id;

async function rule(subject: string, effect: string) {
  const { body } = await given.call('GET', '/admin/markets/1');
  const { id: _id, name: _name, effective: _effective, ...draft } = body;
  const rules = [{ subject, effect }];
  const { status, text } = await given.call('PUT', '/admin/markets/1', {
    ...draft,
    helplines: [],
    tools: [],
    rules,
  });
  expect(status, text).toBe(200);
}

test('an invalid parameter answers 400, and the error names it', async () => {
  const refused = [
    ['kind', 'kind='],
    ['kind', 'kind=welcome'],
    ['max_wagering', 'max_wagering=201'],
    ['max_wagering', 'max_wagering=1&max_wagering=2'],
    ['min_deposit', 'min_deposit=-1'],
    ['min_value', 'min_value=x'],
    ['ends_within', 'ends_within=0'],
    ['ends_within', 'ends_within=366'],
    ['ends_within', 'ends_within=1.5'],
    ['no_deposit', 'no_deposit=1'],
    ['no_deposit', 'no_deposit='],
    ['sort', 'sort=rarity'],
    ['facets', 'facets='],
    ['deposit', 'sort=value&deposit=0'],
    ['Kind', 'Kind=match'],
  ] as const;
  for (const path of ['/bonuses', '/promocodes']) {
    for (const [name, query] of refused) {
      const { errors } = expectProblem(await get(`${path}?${query}`), 'bad_input', 400);
      expect(errors?.map((error) => error.path.split('.')[0])).toEqual([name]);
    }
  }
});

test('without filters, the response has no additional fields', async () => {
  await bonus({ percent: 100 });
  await code({ percent: 100 });
  for (const path of ['/bonuses', '/promocodes']) {
    const plain = (await get(path)).text;
    expect(Object.keys(JSON.parse(plain))).toEqual(['items', 'total', 'limit', 'offset']);
    expect((await get(`${path}?sort=editors&facets=false`)).text).toBe(plain);
  }
  expect(await found('/bonuses?category=nothing&kind=match')).toMatchObject({
    items: [],
    total: 0,
  });
});

test('each filter finds the offers that match it, and all of them must', async () => {
  const match = await bonus({ percent: 100, cap: 200, wagering: 30, min_deposit: 20 });
  const fixed = await bonus({ amount: 50 }, { ends_at: '2026-06-03 12:00:00' });
  const spins = await bonus({ free_spins: 20, spin_value: 1, wagering: 0, min_deposit: 0 });
  const euros = await bonus({ amount: 500, currency: 'EUR', min_deposit: 5 });
  const bonuses = (query: string) => ids(`/bonuses?${query}`);
  expect(await bonuses('kind=match')).toEqual([match]);
  expect(await bonuses('kind=match&kind=free_spins')).toEqual([match, spins]);
  expect(await bonuses('max_wagering=29.99')).toEqual([spins]);
  expect(await bonuses('max_wagering=30')).toEqual([match, spins]);
  expect(await bonuses('min_deposit=19')).toEqual([spins]);
  expect(await bonuses('min_deposit=20')).toEqual([match, spins]);
  // The match is worth 100 at a deposit of 100 and 200 at 300. The spins win 20 × 0.96.
  expect(await bonuses('min_value=50')).toEqual([match, fixed]);
  expect(await bonuses('min_value=101')).toEqual([]);
  expect(await bonuses('min_value=101&deposit=300')).toEqual([match]);
  expect(await bonuses('min_value=19.2')).toEqual([match, fixed, spins]);
  expect(await bonuses('no_deposit=true')).toEqual([spins]);
  expect(await bonuses('no_deposit=false')).toEqual([match, fixed, euros]);
  expect(await bonuses('ends_within=1')).toEqual([]);
  expect(await bonuses('ends_within=2')).toEqual([fixed]);
  expect(await bonuses('ends_within=2&kind=match')).toEqual([]);
  const { facets, without } = await found('/bonuses?ends_within=2&kind=match&facets=true');
  expect(without).toEqual({ kind: 1, ends_within: 1 });
  expect(facets).toMatchObject({
    kind: [
      { id: 'match', name: 'match', count: 0 },
      { id: 'fixed', count: 1 },
      { id: 'free_spins', count: 0 },
      { id: 'no_deposit', count: 0 },
    ],
    ends_within: [
      { id: 2, name: '2', count: 0 },
      { id: 7, count: 0 },
      { id: 30, count: 0 },
    ],
    no_deposit: [
      { id: true, count: 0 },
      { id: false, count: 0 },
    ],
  });
});

test('offers are sorted by a figure, with unknown ones last, and then in the editors’ order', async () => {
  const first = await bonus({ amount: 50 }, { sort_order: 1, ends_at: '2026-06-09 12:00:00' });
  // 50 − 50 × 20 × 4% = 10, and 40 − 0 = 40.
  const ten = await bonus({ amount: 50, wagering: 20 }, { sort_order: 3 });
  const forty = await bonus({ amount: 40, wagering: 0 }, { sort_order: 2 });
  const soon = await bonus({}, { sort_order: 4, ends_at: '2026-06-02 12:00:00' });
  const sorted = (sort: string) => ids(`/bonuses?sort=${sort}`);
  expect(await sorted('editors')).toEqual([first, forty, ten, soon]);
  expect(await sorted('value')).toEqual([forty, ten, first, soon]);
  expect(await sorted('wagering')).toEqual([forty, ten, first, soon]);
  expect(await sorted('newest')).toEqual([soon, forty, ten, first]);
  expect(await sorted('ending')).toEqual([soon, first, forty, ten]);
  for (const sort of ['editors', 'value', 'wagering', 'newest', 'ending']) {
    const pages = [0, 1, 2, 3].map((at) => ids(`/bonuses?sort=${sort}&limit=1&offset=${at}`));
    expect((await Promise.all(pages)).flat()).toEqual(await sorted(sort));
  }
});

test('the deposit and the game decide which offer is worth the most, and aren’t shared', async () => {
  const fixed = await code({ amount: 80, wagering: 0, currency: 'USD' });
  const match = await code({ percent: 100, wagering: 10, currency: 'USD' });
  const sorted = (more: string) => ids(`/promocodes?sort=value${more}`);
  // At 100, the match is worth 100 − 1,000 × 4% = 60; at 500, 500 − 200 = 300; at table games, 100 − 10 = 90.
  expect(await sorted('&deposit=500')).toEqual([match, fixed]);
  expect(await sorted('')).toEqual([fixed, match]);
  expect(await sorted('&deposit=100&game=slots')).toEqual([fixed, match]);
  expect(await sorted('&game=table')).toEqual([match, fixed]);
  const { reads } = given.deps;
  const before = reads.size();
  for (const deposit of [7, 8, 9]) {
    await sorted(`&deposit=${deposit}`);
    await found(`/promocodes?facets=true&deposit=${deposit}`);
    await found(`/promocodes?min_value=5&deposit=${deposit}`);
  }
  expect(reads.size().entries).toBeLessThanOrEqual(before.entries + 1);
});

test('what ends within a day changes as time passes, without a write', async () => {
  const ending = await code({}, { expires_at: '2026-06-02 13:00:00' });
  const lasting = await code({});
  const at = (time: string) => vi.setSystemTime(new Date(`2026-06-${time}Z`));
  const soon = () => ids('/promocodes?ends_within=1');
  const counted = async () =>
    (await found('/promocodes?facets=true')).facets.ends_within.map(
      ({ id, count }: { id: number; count: number }) => `${id}: ${count}`,
    );
  expect(await soon()).toEqual([]);
  expect(await counted()).toEqual(['7: 1', '30: 1']);
  at('01T12:59:59');
  expect(await soon()).toEqual([]);
  at('01T13:00:00');
  expect(await soon()).toEqual([ending]);
  expect(await counted()).toEqual(['1: 1', '7: 1', '30: 1']);
  at('02T13:00:00');
  expect(await soon()).toEqual([]);
  expect(await counted()).toEqual([]);
  expect(await ids('/promocodes?sort=ending')).toEqual([lasting]);
});

test('neither results nor counts reveal offers or values that a market or a break hides', async () => {
  const fixed = await bonus({ amount: 50, wagering: 0 });
  const larger = await bonus({ amount: 90, wagering: 0 });
  const query = '/bonuses?min_value=10&facets=true&sort=value';
  expect(await ids(query)).toEqual([larger, fixed]);
  await rule('bonuses', 'text');
  expect(await found(query)).toMatchObject({ total: 0, facets: { min_value: [] } });
  expect(await ids('/bonuses?sort=value')).toEqual([fixed, larger]);
  expect(await ids('/bonuses?kind=fixed')).toEqual([fixed, larger]);
  await rule('bonuses', 'hide');
  const nothing = {
    items: [],
    total: 0,
    limit: 10,
    offset: 0,
    facets: {
      kind: [],
      max_wagering: [],
      min_deposit: [],
      ends_within: [],
      min_value: [],
      no_deposit: [],
    },
    without: { kind: 0 },
  };
  expect(await found('/bonuses?kind=match&facets=true')).toEqual(nothing);
  await rule('bonuses', 'show');
  const started = await given.app.inject({
    method: 'POST',
    url: '/api/break',
    payload: { days: 1 },
  });
  expect(started.statusCode).toBe(204);
  const [cookie] = started.cookies;
  const { json } = await given.app.inject({
    method: 'GET',
    url: '/api/bonuses?kind=match&facets=true',
    cookies: { [String(cookie?.name)]: String(cookie?.value) },
  });
  expect(json()).toEqual(nothing);
});

test('tRPC accepts the same filters, as lists, numbers and flags', async () => {
  await code({ percent: 100, min_deposit: 0 });
  const { catalogue } = trpcClient(given, { headers: {} });
  const asked = { kind: ['match' as const], no_deposit: true, max_wagering: 30, facets: true };
  const query = 'kind=match&no_deposit=true&max_wagering=30&facets=true';
  expect(await catalogue.promoCodes.query(asked)).toEqual(await found(`/promocodes?${query}`));
  expect(await catalogue.bonuses.query(asked)).toEqual(await found(`/bonuses?${query}`));
});
