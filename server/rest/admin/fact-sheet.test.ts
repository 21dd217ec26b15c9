/** Editors change the facts of many partners in one file. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
  await given.make.regulator({ name: 'Larkmoor' });
  await given.make.paymentMethod({ name: 'Bank card' });
  await given.make.provider({ name: 'Blue Kiln' });
});
afterEach(() => given.app.close());

const send = async (csv: string, dry_run: boolean) =>
  given.call('POST', '/admin/product-facts/import', { csv, dry_run });
const read = async () => (await given.call('GET', '/admin/product-facts/export')).text;

const facts = {
  licences: [
    { regulator_id: 1, number: 'LGC-1', markets: ['US'], source_url: 'https://a.example/l' },
    { regulator_id: 1, number: 'LGC-2', valid_until: '2027-01-31', verified_on: '2026-11-01' },
    { regulator_id: 1, holder: 'Copper; Ltd', state: 'suspended', verified_on: '2026-11-01' },
  ],
  payments: [
    { method_id: 1, market_code: 'US', min: 10, max: 5000, currency: 'USD', fee: 'free' },
    { method_id: 1, market_code: 'TR', currency: 'TRY', fee_amount: 1.5, fee_percent: 2.5 },
    { method_id: 1, fee_amount: 0 },
  ],
  limits: [{ kind: 'deposit', period: 'week', max: 500, currency: 'EUR' }],
  provider_ids: [1],
  currencies: ['USD'],
  languages: ['en', 'tr'],
  closed_regions: ['FR', 'US-NY'],
  game_counts: { slots: 1900 },
  support: { channels: ['chat'], hours: '24/7' },
  owner: 'Copper Lantern Ltd',
  established: 2019,
  source_url: 'https://a.example/about',
  verified_on: '2026-11-20',
} as const;

const copy = <Value>(value: Value) => JSON.parse(JSON.stringify(value));
const copied = copy(facts);

test('importing an exported file changes nothing, and gives another product the same facts', async () => {
  const first = await given.make.product({ facts: copied });
  const csv = await read();
  const { rows } = (await send(csv, true)).body;
  expect(rows).toMatchObject([{ outcome: 'unchanged', name: first.name, errors: [] }]);

  const second = await given.make.product();
  await send(csv.replace(`\n${first.id},`, `\n${second.id},`), false);
  const saved = await given.call('GET', `/admin/products/${second.id}`);
  expect(saved.body.facts).toEqual(first.facts);
});

test('names with semicolons, commas and quotes are edited in a file, in quotes', async () => {
  const { body: regulator } = await given.call('PUT', '/admin/regulators/1', {
    name: 'Lark; "moor"',
  });
  await given.call('PUT', '/admin/payment-methods/1', { name: '"Bank"; card' });
  await given.call('PUT', '/admin/providers/1', { name: 'Blue, Kiln' });
  await given.make.provider({ name: 'Red; Kiln' });
  const { id } = await given.make.product({ facts: { ...copied, provider_ids: [1, 2] } });
  const csv = await read();
  expect(csv).toContain('""Lark; """"moor""""""; LGC-1;');
  expect(csv).toContain('""Blue, Kiln"", ""Red; Kiln""');
  await send(csv.replace('LGC-1;', 'LGC-3;').replace(', ""Red; Kiln""', ''), false);
  const { body } = await given.call('GET', `/admin/products/${id}`);
  expect(body.facts.licences).toMatchObject([
    { regulator_id: regulator.id, number: 'LGC-3' },
    { regulator_id: regulator.id, number: 'LGC-2', valid_until: '2027-01-31' },
    { regulator_id: regulator.id, holder: 'Copper; Ltd' },
  ]);
  expect(body.facts.payments).toMatchObject(facts.payments);
  expect(body.facts.provider_ids).toEqual([1]);
});

test('a file exported before names were quoted is still read', async () => {
  await given.call('PUT', '/admin/regulators/1', { name: 'Lark; moor' });
  const { id } = await given.make.product({ facts: copied });
  const csv = `id,licences\n${id},"Lark, moor; LGC-9; valid; US; #1\nLark, moor; -; Copper; #2"`;
  expect((await send(csv, false)).status).toBe(200);
  const { body } = await given.call('GET', `/admin/products/${id}`);
  expect(body.facts.licences).toMatchObject([{ number: 'LGC-9' }, { holder: 'Copper' }]);
});

test('a file can open and close partners in markets, and keeps their labels there', async () => {
  const markets = [
    { market_code: 'US', availability: 'open', i18n: { en: { fs_label: '50 spins' } } },
    { market_code: 'TR', ref_link: 'https://a.example/tr', licence_id: 1 },
  ] as const;
  const { id } = await given.make.product({ facts: copied, markets: copy(markets) });
  const before = (await given.call('GET', `/admin/products/${id}`)).body.markets;
  expect(await read()).toContain('"US; open\nTR; unknown; https://a.example/tr; #1"');
  const csv = `id,markets\n${id},"us; closed; https://a.example/us; #2\nTR; unknown; https://a.example/tr; #1"`;
  expect((await send(csv, false)).body.rows).toMatchObject([{ changes: ['markets'] }]);
  const { body } = await given.call('GET', `/admin/products/${id}`);
  expect(body.markets).toEqual([
    { ...before[0], availability: 'closed', ref_link: 'https://a.example/us', licence_id: 2 },
    before[1],
  ]);
});

test('a file changes many partners in one go, and a dry run first lists every change', async () => {
  const [one, two] = [await given.make.product({ facts: copied }), await given.make.product()];
  const csv = [
    'id,payments,providers',
    `${one.id},"bank card; TR; in; 20; 1 day\nBank card; US","blue"`,
    `${two.id},,Blue Kiln`,
  ].join('\n');
  const { rows, written } = (await send(csv, true)).body;
  expect(written).toBe(false);
  expect(rows).toMatchObject([
    { outcome: 'update', changes: ['payments'] },
    { outcome: 'update', changes: ['providers'] },
  ]);
  await send(csv, false);
  const saved = (await given.call('GET', `/admin/products/${one.id}`)).body.facts;
  expect(saved.payments).toMatchObject([
    { market_code: 'TR', direction: 'in', min: 20, hours_max: 24 },
    { market_code: 'US', direction: 'both', min: null },
  ]);
  expect(saved.licences).toEqual(one.facts.licences);
});

test.each([
  ['markets', 'XX; open', 'Cannot read “XX” in the line “XX; open”'],
  ['markets', 'US; #9', 'Must be one of the licences of this product'],
  ['licences', 'Wren; 1', 'Cannot read “Wren” in the line “Wren; 1”'],
  [
    'payments',
    'Bank card; free; quick',
    'Cannot read “quick” in the line “Bank card; free; quick”',
  ],
  ['limits', 'deposit; often; 5', 'Cannot read “often” in the line “deposit; often; 5”'],
  ['providers', 'Blue Kiln, Foo', 'There is no provider with the name Foo'],
  ['established', 'long ago', 'Must be a number'],
  ['languages', 'english', 'Must be at most 3 characters'],
])('an unreadable cell in %s is refused: %s', async (column, cell, message) => {
  const { id } = await given.make.product({ facts: copied });
  const { rows } = (await send(`id,${column}\n${id},"${cell}"`, true)).body;
  expect(rows).toMatchObject([{ outcome: 'refused', errors: [{ column, message }] }]);
});
