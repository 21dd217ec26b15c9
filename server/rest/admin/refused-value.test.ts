/** Values that look valid but aren't: each is a 400 that reports its field, and nothing is written. */
import { afterEach, expect, test, vi } from 'vitest';
import { updateTimeZone } from '../../../db/start/update-time-zone.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dump, expectProblem } from '../../testing/rest.ts';

let given: TestApp;
const start = async () => {
  given = await testApp();
  await given.make.regulator();
  await given.make.paymentMethod();
};
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const english = { i18n: { en: { name: 'Lantern' } } };
const licence = { regulator_id: 1 };
const payment = { method_id: 1, market_code: 'US' };
const country = { code: 'CA', currency: 'CAD', ...english };

async function expectRefused(path: string, draft: object, field: string) {
  const before = await dump(given);
  const answer = await given.call('POST', `/admin/${path}`, draft);
  expectProblem(answer, 'bad_input', 400);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([field]);
  expect(await dump(given)).toEqual(before);
}

type Checked = [field: string, path: string, draft: (day: string) => object];

const checkedDays: Checked[] = [
  ['facts.verified_on', 'products', (verified_on) => ({ ...english, facts: { verified_on } })],
  [
    'facts.licences.0.verified_on',
    'products',
    (verified_on) => ({ ...english, facts: { licences: [{ ...licence, verified_on }] } }),
  ],
  [
    'facts.payments.0.verified_on',
    'products',
    (verified_on) => ({ ...english, facts: { payments: [{ ...payment, verified_on }] } }),
  ],
  [
    'rules.0.checked_on',
    'markets',
    (checked_on) => ({ ...country, rules: [{ subject: 'votes', effect: 'hide', checked_on }] }),
  ],
  [
    'helplines.0.verified_on',
    'markets',
    (verified_on) => ({ ...country, helplines: [{ name: 'Call', phone: '+1 800', verified_on }] }),
  ],
  [
    'tools.0.verified_on',
    'markets',
    (verified_on) => ({
      ...country,
      tools: [{ kind: 'bank_block', name: 'Bank', url: 'https://bank.example', verified_on }],
    }),
  ],
  [
    'terms.last_verified_at',
    'exclusive-bonuses',
    (last_verified_at) => ({ image_url: 'https://a.example/a.png', terms: { last_verified_at } }),
  ],
  [
    'terms.last_verified_at',
    'promocodes',
    (last_verified_at) => ({ code: `C${last_verified_at}`, terms: { last_verified_at } }),
  ],
];

test.each([
  ['Pacific/Auckland', '2026-11-25T12:00:00Z', '2026-11-26', '2026-11-27'],
  ['America/Los_Angeles', '2026-11-25T04:00:00Z', '2026-11-24', '2026-11-25'],
])('refuses a check on a day that hasn’t begun in %s', async (zone, now, today, tomorrow) => {
  await start();
  await updateTimeZone(given.db, zone);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  for (const [field, path, draft] of checkedDays) {
    await expectRefused(path, draft(tomorrow), field);
    await expectRefused(path, draft('2099-01-01'), field);
    const { status, body } = await given.call('POST', `/admin/${path}`, draft(today));
    expect([field, status]).toEqual([field, 201]);
    if (path === 'markets') await given.call('DELETE', `/admin/markets/${body.id}`);
  }
});

test('a stored day in the future can be read, but must be corrected with the next change', async () => {
  await start();
  const { id } = await given.make.product({ facts: { verified_on: '2026-01-01' } });
  const { facts } = await given.db.selectFrom('product_fact').selectAll().executeTakeFirstOrThrow();
  const stored = facts.replace('2026-01-01', '2099-01-01');
  await given.db.updateTable('product_fact').set({ facts: stored }).execute();
  const { status, body } = await given.call('GET', `/admin/products/${id}`);
  expect([status, body.facts.verified_on]).toEqual([200, '2099-01-01']);
  const answer = await given.call('PUT', `/admin/products/${id}`, body);
  expectProblem(answer, 'bad_input', 400);
  expect(answer.body.errors).toMatchObject([{ path: 'facts.verified_on' }]);
});

test('a licence can only cover markets of the site and places in real countries', async () => {
  await start();
  const draft = { ...english, facts: { licences: [{ ...licence, markets: ['US', 'ZZ'] }] } };
  await expectRefused('products', draft, 'facts.licences.0.markets.1');
  const elsewhere = { facts: { licences: [{ ...licence, markets: ['US', 'GB', 'CA-ON'] }] } };
  expect((await api('POST', '/admin/products', { ...english, ...elsewhere })).status).toBe(201);
});

test('a payment method can be listed only once per market, direction and currency', async () => {
  await start();
  const paid = (...payments: object[]) => ({ ...english, facts: { payments } });
  const everywhere = { method_id: 1 };
  for (const payments of [
    [payment, { ...payment, min: 5 }],
    [everywhere, { ...everywhere, direction: 'both' }],
  ]) {
    await expectRefused('products', paid(...payments), 'facts.payments.1');
  }
  const others = [
    ...[payment, everywhere, { ...payment, direction: 'in' }],
    { ...payment, currency: 'EUR' },
  ];
  expect((await api('POST', '/admin/products', paid(...others))).status).toBe(201);
});

const api = (...call: Parameters<TestApp['call']>) => given.call(...call);

test.each(['closed_in', 'no_link_in'])('the products’ filter %s accepts a market', async (name) => {
  await start();
  for (const market of ['US', 'TR']) {
    expect((await api('GET', `/admin/products?${name}=${market}`)).status).toBe(200);
  }
  for (const market of ['XX', 'us', 'US-', '1']) {
    const answer = await api('GET', `/admin/products?${name}=${market}`);
    expectProblem(answer, 'bad_input', 400);
    expect(answer.body.errors).toEqual([{ path: name, message: 'Must be one of US, TR' }]);
  }
});

test('a market’s code must start with a letter, but codes stored before that rule can still be read', async () => {
  await start();
  for (const code of ['1A', '12', 'A', 'ca', 'CA-', 'CA-ONTARI', 'ABCDEFGHI'])
    await expectRefused('markets', { ...country, code }, 'code');
  const { body } = await api('POST', '/admin/markets', country);
  await given.make.product({ markets: [{ market_code: 'CA', availability: 'closed' }] });
  await given.db.updateTable('market').set({ code: '1A' }).where('id', '=', body.id).execute();
  await given.db.updateTable('product_market').set({ market_code: '1A' }).execute();
  const row = { id: body.id, code: '1A' };
  expect((await api('GET', `/admin/markets/${body.id}`)).body).toMatchObject(row);
  expect((await api('GET', '/admin/markets')).body.items).toContainEqual(
    expect.objectContaining(row),
  );
  expect((await api('GET', '/admin/products/1')).body.markets[0].market_code).toBe('1A');
  expect((await api('GET', '/products/1?market=1A')).body.availability).toBe('closed');
});

const lone = 'x\ud83d';
const texts: [path: string, draft: object, field: string][] = [
  ['products', { i18n: { en: { name: lone } } }, 'i18n.en.name'],
  ['products', { ...english, facts: { owner: lone } }, 'facts.owner'],
  ['products', { ...english, facts: { currencies: [lone] } }, 'facts.currencies.0'],
  [
    'products',
    { ...english, facts: { licences: [{ ...licence, number: lone }] } },
    'facts.licences.0.number',
  ],
  [
    'products',
    { ...english, facts: { payments: [{ ...payment, fee: lone }] } },
    'facts.payments.0.fee',
  ],
  ['products', { ...english, [lone]: 1 }, 'x\ufffd'],
  ['products', { i18n: { en: { name: 'A', [lone]: 'B' } } }, 'i18n.en.x\ufffd'],
  [
    'markets',
    { ...country, rules: [{ subject: 'votes', effect: 'hide', note: lone }] },
    'rules.0.note',
  ],
  ['promocodes', { code: lone }, 'code'],
  ['promocodes', { code: 'A', market_code: lone }, 'market_code'],
  ['products/import', { csv: `name_en\n${lone}` }, 'csv'],
  ['products/import', { csv: `name_en,${lone}\na,b` }, 'csv'],
  ['toplists/entries', { category: lone, product_id: 1, market_code: 'US' }, 'category'],
];

test.each(texts)('half of a surrogate pair is refused in %s: %j', async (path, draft, field) => {
  await start();
  await expectRefused(path, draft, field);
});
