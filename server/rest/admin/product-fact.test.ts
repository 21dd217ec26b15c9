/** Facts about a partner and its markets are stored as a whole, or refused as a whole. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;
let ids: { regulator: number; method: number; provider: number };

const create = async (path: string, body: object): Promise<number> =>
  (await given.call('POST', `/admin${path}`, body)).body.id;

beforeEach(async () => {
  given = await testApp();
  ids = {
    regulator: await create('/regulators', { name: 'Harbor Gaming Board' }),
    method: await create('/payment-methods', { name: 'Bank card', kind: 'card' }),
    provider: await create('/providers', { name: 'Copper Reel' }),
  };
});
afterEach(() => given.app.close());

const checked = { source_url: 'https://register.example/1', verified_on: '2026-11-01' };

const whole = () => ({
  i18n: { en: { name: 'Fig' } },
  markets: [
    {
      market_code: 'US',
      availability: 'open',
      ref_link: 'https://fig.example/us',
      licence_id: 2,
      i18n: {
        en: { fs_label: '50 spins', freebet_label: null },
        tr: { fs_label: null, freebet_label: null },
      },
    },
    {
      market_code: 'TR',
      availability: 'closed',
      ref_link: null,
      licence_id: null,
      i18n: {
        en: { fs_label: null, freebet_label: null },
        tr: { fs_label: '50 dönüş', freebet_label: null },
      },
    },
  ],
  facts: {
    licences: [
      {
        id: 2,
        regulator_id: ids.regulator,
        number: 'H-12',
        holder: 'Fig Ltd',
        register_url: 'https://register.example/h-12',
        state: 'valid',
        markets: ['US'],
        valid_until: '2999-12-31',
        ...checked,
      },
    ],
    payments: [
      {
        method_id: ids.method,
        market_code: 'US',
        direction: 'both',
        min: 10,
        max: 5000.5,
        currency: 'USD',
        fee: 'none',
        fee_amount: 0.5,
        fee_percent: 2.5,
        hours_min: 0.5,
        hours_max: 24,
        ...checked,
      },
    ],
    limits: [{ kind: 'withdrawal', period: 'week', max: 20000, currency: 'USD' }],
    currencies: ['USD', 'TRY'],
    languages: ['en', 'tr'],
    support_languages: ['en'],
    provider_ids: [ids.provider],
    game_counts: { slots: 1200, table: 40, live: null, other: null },
    support: { channels: ['chat', 'email'], hours: 'Every day, 8 to 24' },
    owner: 'Fig Holding',
    established: 2014,
    closed_regions: ['FR', 'US-WA'],
    ...checked,
  },
});

test('facts and markets are returned as they were written', async () => {
  const { status, body } = await given.call('POST', '/admin/products', whole());
  expect(status).toBe(201);
  const { markets, facts } = whole();
  expect(body).toMatchObject({ markets, facts });
  const read = await given.call('GET', `/admin/products/${body.id}`);
  expect(read.body).toEqual(body);

  const { i18n } = whole();
  const without = await given.call('PUT', `/admin/products/${body.id}`, { i18n });
  expect(without.body.markets).toEqual([]);
  expect(without.body.facts.licences).toEqual([]);
  expect(without.body.facts.owner).toBeNull();
});

test('the public page shows names for ids', async () => {
  const { body } = await given.call('POST', '/admin/products', whole());
  const page = await given.call('GET', `/products/${body.id}?market=US`);
  expect(page.body).toMatchObject({
    availability: 'open',
    ref_link: 'https://fig.example/us',
    fs_label: '50 spins',
    facts: {
      licences: [
        {
          regulator: { name: 'Harbor Gaming Board' },
          number: 'H-12',
          operates_here: true,
          ...{ state: 'valid', valid_until: '2999-12-31' },
          ...checked,
        },
      ],
      payments: [{ method: { name: 'Bank card', kind: 'card' }, min: 10, hours_max: 24 }],
      providers: ['Copper Reel'],
      owner: 'Fig Holding',
    },
  });
  const elsewhere = await given.call('GET', `/products/${body.id}?market=TR&lang=tr`);
  expect(elsewhere.body).toMatchObject({
    availability: 'closed',
    ref_link: null,
    fs_label: '50 dönüş',
    facts: { licences: [], payments: [], source_url: null },
  });
});

test('sources, which are often the partner’s pages, aren’t linked where links are hidden', async () => {
  const { body } = await given.call('POST', '/admin/products', whole());
  const { body: market } = await given.call('GET', '/admin/markets/1');
  const { effective: _, id: __, name: ___, ...draft } = market;
  const rules = [{ subject: 'links', effect: 'hide' }];
  await given.call('PUT', '/admin/markets/1', { ...draft, rules });
  const page = await given.call('GET', `/products/${body.id}?market=US`);
  const { source_url, licences, payments } = page.body.facts;
  expect([source_url, licences[0].source_url, payments[0].source_url]).toEqual([null, null, null]);
  expect(licences[0].register_url).toBe('https://register.example/h-12');
});

test('licences without an ID get unused numbers, and the others keep theirs', async () => {
  const licence = (more: object) => ({ regulator_id: ids.regulator, ...more });
  const { body } = await given.call('POST', '/admin/products', {
    i18n: { en: { name: 'Fig' } },
    facts: { licences: [licence({}), licence({ id: 1 }), licence({})] },
  });
  expect(body.facts.licences.map(({ id }: { id: number }) => id)).toEqual([2, 1, 3]);
});

const unknown = 999_999;
test.each<[path: string, change: (product: ReturnType<typeof whole>) => unknown]>([
  [
    'markets.0.market_code',
    ({ markets }) => Object.assign(markets[0] ?? {}, { market_code: 'XX' }),
  ],
  ['markets', ({ markets }) => Object.assign(markets[1] ?? {}, { market_code: 'US' })],
  ['markets.0.licence_id', ({ markets }) => Object.assign(markets[0] ?? {}, { licence_id: 7 })],
  [
    'markets.0.ref_link',
    ({ markets }) => Object.assign(markets[0] ?? {}, { ref_link: 'javascript:x' }),
  ],
  [
    'facts.licences.0.regulator_id',
    ({ facts }) => Object.assign(facts.licences[0] ?? {}, { regulator_id: unknown }),
  ],
  [
    'facts.licences.0.valid_until',
    ({ facts }) => Object.assign(facts.licences[0] ?? {}, { valid_until: '2027-02-29' }),
  ],
  [
    'facts.payments.0.method_id',
    ({ facts }) => Object.assign(facts.payments[0] ?? {}, { method_id: unknown }),
  ],
  [
    'facts.payments.0.market_code',
    ({ facts }) => Object.assign(facts.payments[0] ?? {}, { market_code: 'XX' }),
  ],
  ['facts.payments.0.max', ({ facts }) => Object.assign(facts.payments[0] ?? {}, { max: 9 })],
  [
    'facts.payments.0.hours_max',
    ({ facts }) => Object.assign(facts.payments[0] ?? {}, { hours_max: 0 }),
  ],
  ['facts.provider_ids.0', ({ facts }) => Object.assign(facts, { provider_ids: [unknown] })],
  ['facts.currencies.0', ({ facts }) => Object.assign(facts, { currencies: ['usd'] })],
  ['facts.verified_on', ({ facts }) => Object.assign(facts, { verified_on: '2026-02-30' })],
])('refuses a wrong %s, and writes nothing', async (path, change) => {
  const product = whole();
  change(product);
  const answer = await given.call('POST', '/admin/products', product);
  expectProblem(answer, 'bad_input', 400);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
  expect((await given.call('GET', '/admin/products')).body.total).toBe(0);
});

test('a restored product leaves out items that have been deleted since', async () => {
  const { body } = await given.call('POST', '/admin/products', whole());
  await given.call('DELETE', `/admin/products/${body.id}`);
  for (const [path, id] of [
    ['regulators', ids.regulator],
    ['payment-methods', ids.method],
    ['providers', ids.provider],
  ]) {
    expect((await given.call('DELETE', `/admin/${path}/${id}`)).status).toBe(204);
  }
  const { items } = (await given.call('GET', '/admin/changes?entity=product')).body;
  const created = items.find(({ action }: { action: string }) => action === 'create');
  const restored = await given.call('POST', `/admin/changes/${created.seq ?? created.id}/restore`);
  expect(restored.status).toBe(201);
  const { body: product } = await given.call('GET', `/admin/products/${body.id}`);
  expect(product.facts).toMatchObject({
    licences: [],
    payments: [],
    provider_ids: [],
    owner: 'Fig Holding',
  });
  expect(product.markets).toMatchObject([
    { market_code: 'US', licence_id: null },
    { market_code: 'TR' },
  ]);
});

test('the list finds the partners that are closed in a market, or have no link there', async () => {
  const product = (name: string, more: object) =>
    given.make.product({ i18n: { en: { name } }, ...more });
  await product('Closed', { markets: [{ market_code: 'US', availability: 'closed' }] });
  await product('Unlinked', {});
  await product('Linked', { ref_link: 'https://linked.example' });
  await product('Linked in US', {
    markets: [{ market_code: 'US', ref_link: 'https://us.example' }],
  });
  const named = async (query: string) => {
    const { body } = await given.call('GET', `/admin/products?${query}&sort=name`);
    return body.items.map(({ name }: { name: string }) => name);
  };
  expect(await named('closed_in=US')).toEqual(['Closed']);
  expect(await named('no_link_in=US')).toEqual(['Unlinked']);
  expect(await named('no_link_in=TR')).toEqual(['Closed', 'Linked in US', 'Unlinked']);
  expect(await named('no_link_in=TR&q=closed')).toEqual(['Closed']);
});
