import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DealDraft, type DealKind, dealDraft } from '#contract/money/deal.ts';
import { dayAfter } from '#contract/wall-clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import { dealResource } from '../deal-resource.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
  await given.call('POST', '/admin/programmes', { name: 'Harbor Partners' });
});
afterEach(() => given.app.close());

const exported = async () =>
  (await given.call('GET', '/admin/deals/export')).text.replace('\ufeff', '');
const imported = (csv: string, dry_run = false) =>
  given.call('POST', '/admin/deals/import', { csv, dry_run });
const deals = async () => (await given.call('GET', '/admin/deals?limit=200')).body.items;
const outcomes = (answer: { body: { rows: { outcome: string }[] } }) =>
  answer.body.rows.map(({ outcome }) => outcome);

const share = {
  ...{ programme_id: 1, kind: 'share', currency: 'EUR', from: '2099-01-01' },
  steps: [{ percent: 30 }, { from_count: 20, percent: 35 }],
};
const add = async (draft: object) => {
  const { status, body } = await given.call('POST', '/admin/deals', draft);
  expect([status, body]).toEqual([201, body]);
  return body;
};

test('a deal is one readable row', async () => {
  await add({
    ...{ programme_id: 1, market_code: 'TR', kind: 'hybrid', currency: 'EUR', from: '2099-01-01' },
    ...{ to: '2099-12-31', negative_carry_over: true, cap_count: 50, cap_amount: 500_000 },
    steps: [
      { rate: 2500, percent: 20 },
      { from_amount: 100_000, rate: 3000, percent: 25 },
    ],
    ...{ baseline: { min_deposits: 2000, note: 'Once' }, admin_fee: 12.5, source: 'Email' },
  });
  const [header = '', row = ''] = (await exported()).split('\r\n');
  const cells = row.split(',');
  const written = Object.fromEntries(header.split(',').map((name, index) => [name, cells[index]]));
  expect(written).toEqual({
    ...{ id: '1', programme_id: '1', programme_name: 'Harbor Partners', product_id: '' },
    ...{ market_code: 'TR', kind: 'hybrid', currency: 'EUR', from: '2099-01-01', to: '2099-12-31' },
    steps: '0: 25.00 + 20%; 1000.00 revenue: 30.00 + 25%',
    ...{ step_mode: 'all', baseline_min_deposits: '20.00', baseline_note: 'Once', deductions: '' },
    ...{ negative_carry_over: 'true', cap_count: '50', cap_amount: '5000.00', admin_fee: '12.5' },
    ...{ high_roller_rule: '', document_id: '', source: 'Email', note: '', reason: '' },
  });
});

const textOf = (characters: string) =>
  fc.string({ unit: fc.constantFrom(...characters) }).map((value) => value.trim() || null);
const text = textOf('=+-@;,\'"aş ');
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const units = fc.oneof(fc.nat(10_000), fc.maxSafeNat());
const percent = fc.nat(10_000).map((hundredths) => hundredths / 100);

const stepsOf = (kind: DealKind, by: 'from_count' | 'from_amount') =>
  fc
    .record({
      starts: fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), {
        maxLength: kind === 'flat' ? 0 : 5,
      }),
      first: fc.constantFrom({}, { [by]: 0 }),
      pays: fc.array(fc.record({ rate: units, percent }), { minLength: 6, maxLength: 6 }),
    })
    .map(({ starts, first, pays }) =>
      [first, ...starts.sort((one, other) => one - other).map((from) => ({ [by]: from }))].map(
        (start, index) => ({
          ...start,
          rate: kind === 'share' ? null : pays[index]?.rate,
          percent: kind === 'share' || kind === 'hybrid' ? pays[index]?.percent : null,
        }),
      ),
    );

/** Every field that a kind of deal accepts. */
const generated = fc
  .record({
    kind: fc.constantFrom<DealKind>('cpa', 'share', 'hybrid', 'flat'),
    by: fc.constantFrom<'from_count' | 'from_amount'>('from_count', 'from_amount'),
  })
  .chain(({ kind, by }) => {
    const isShared = kind === 'share' || kind === 'hybrid';
    const isCounted = kind === 'cpa' || kind === 'hybrid';
    const hasParts = kind === 'cpa' ? by === 'from_count' : kind === 'share' && by !== 'from_count';
    const never = fc.constant(null);
    return fc.record({
      programme_id: fc.constant(1),
      kind: fc.constant(kind),
      currency: fc.constantFrom('EUR', 'JPY', 'TND', 'BTC'),
      market_code: fc.constantFrom(null, 'TR'),
      steps: stepsOf(kind, by),
      step_mode: fc.constantFrom<'all' | 'above'>('all', hasParts ? 'above' : 'all'),
      baseline: fc.record({ min_deposits: kind === 'flat' ? never : optional(units), note: text }),
      deductions: text,
      negative_carry_over: isShared ? fc.boolean() : fc.constant(false),
      cap_count: isCounted ? optional(fc.nat(1000)) : never,
      cap_amount: kind === 'flat' ? never : optional(units),
      admin_fee: isShared ? optional(percent) : never,
      high_roller_rule: text,
      source: text,
      note: textOf('=+-@;,\'"a \n'),
    });
  });

/** Each deal has days of its own, in the future, where changing it needs no reason. */
const drafts = (seed: number): DealDraft[] =>
  fc.sample(generated, { numRuns: 100, seed }).map((deal, index) =>
    dealDraft.parse({
      ...deal,
      ...{ from: dayAfter('2050-01-01', index * 2), to: dayAfter('2050-01-01', index * 2 + 1) },
    }),
  );

test('hundreds of generated deals survive an export, an import and an import as new ones', async () => {
  for (const seed of [1, 2]) {
    for (const draft of drafts(seed)) await dealResource.create(given.writer, draft);
    const csv = await exported();
    const before = await dump(given);
    expect(outcomes(await imported(csv))).toEqual(Array(100).fill('unchanged'));
    expect(await dump(given)).toEqual(before);

    const stored = await deals();
    for (const { id } of stored) await dealResource.delete(given.writer, id);
    expect(outcomes(await imported(csv.replace(/^\d+,1,/gm, ',1,')))).toEqual(
      Array(100).fill('create'),
    );
    const terms = (rows: object[]) => rows.map((row) => dealDraft.parse(row));
    expect(terms(await deals())).toEqual(terms(stored));
    for (const { id } of await deals()) await dealResource.delete(given.writer, id);
  }
}, 60_000);

test('changing what a deal paid on past days needs a reason, which its history keeps', async () => {
  const { id } = await add({ ...share, from: '2026-01-01' });
  const csv = (await exported()).replace('20 deposits: 35%', '20 deposits: 40%');
  expect((await imported(csv)).body.errors).toEqual([
    {
      path: 'row 2, reason',
      message: 'Say why, because this changes the deal from 2026-01-01 on',
    },
  ]);
  const explained = csv.replace(/,\r\n$/, ',They confirmed it\r\n');
  const { body } = await imported(explained);
  expect(body.rows[0]).toMatchObject({ outcome: 'update', changes: ['steps'], errors: [] });
  const changes = async () => (await given.call('GET', '/admin/money-changes?kind=deal')).body;
  expect((await changes()).items[0]).toMatchObject({
    ...{ entity_id: id, action: 'update' },
    ...{ reason: 'They confirmed it', acts_from: '2026-01-01' },
  });
  expect(outcomes(await imported(explained))).toEqual(['unchanged']);
  expect((await changes()).total).toBe(2);
});

test('a deal can end and the next one begin in the same file', async () => {
  await add(share);
  const csv = [
    'id,programme_id,kind,currency,from,to,steps',
    '1,1,share,EUR,2099-01-01,2099-06-30,0: 30%; 20 deposits: 35%',
    ',Harbor Partners,CPA,eur,2099-07-01,,"50,00"',
  ].join('\n');
  expect(outcomes(await imported(csv))).toEqual(['update', 'create']);
  expect((await deals())[0]).toMatchObject({
    ...{ kind: 'cpa', currency: 'EUR', from: '2099-07-01', to: null, step_mode: 'all' },
    steps: [{ from_count: null, from_amount: null, rate: 5000, percent: null }],
    negative_carry_over: false,
  });
});

test('every problem of a deal is reported in its column', async () => {
  await add(share);
  const before = await dump(given);
  const csv = [
    'programme_id,product_id,market_code,kind,currency,from,to,steps,admin_fee,cap_amount',
    '1,,,share,EUR,2099-05-01,,30%,,',
    '1,,DE9,share,EUR,2098-02-01,2098-01-01,30%,5,x',
    '1,,,cpa,EUR,2098-03-01,2098-03-02,0: 50; 20: 60,,',
    '1,,,cpa,EUR,2098-04-01,2098-04-02,20 deposits: 50,5,',
    '1,,,bonus,EUR,1.2.2098,2098-05-02,30%,,',
    '1,,,flat,EUR,2098-06-01,2098-06-02,,,',
    '1,999,,flat,EUR,2098-07-01,2098-07-02,500,,',
  ].join('\n');
  const { status, body } = await imported(csv);
  expect(status).toBe(400);
  expect(
    body.errors.map(
      ({ path, message }: { path: string; message: string }) => `${path}: ${message}`,
    ),
  ).toEqual([
    'row 2, from: The deal from 2099-01-01 overlaps with this one. End it first',
    'row 3, cap_amount: Must be an amount in EUR, such as 12.50',
    'row 3, to: Must not be before the first day',
    'row 4, steps: Cannot read “20: 60”; write steps like “0: 50.00; 21 deposits: 60.00”',
    'row 5, steps: The first step starts at 0',
    'row 5, admin_fee: Does not apply to this kind of deal',
    'row 6, kind: Must be one of cpa, share, hybrid, flat',
    'row 6, from: Must be a date like 2026-12-31',
    'row 7, steps: Enter at least one rate',
    'row 8, product_id: There is no product with the ID 999',
  ]);
  expect(await dump(given)).toEqual(before);
});
