import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { dump, expectProblem } from '../../testing/rest.ts';
import { trpcClient } from '../../testing/trpc.ts';
import { addClick, clickIdOf, counts, partnerApp, postback } from './testing/partner-app.ts';

let given: Awaited<ReturnType<typeof partnerApp>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T12:00:00Z') });
  given = await partnerApp();
  await addClick(given, { name: 'two', product_id: given.product, day: '2026-03-20' });
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const [one, two] = [clickIdOf('one'), clickIdOf('two')];
const sheet = (lines: string[], header = 'click,event,amount,currency,id,date') =>
  [header, ...lines].join('\r\n');
const run = (csv: string, dry_run = false) =>
  given.call('POST', `/admin/products/${given.product}/conversions/import`, { csv, dry_run });
const outcomes = ({ body }: { body: { rows: { row: number; outcome: string }[] } }) =>
  body.rows.map(({ row, outcome }) => [row, outcome]);

const lines = [
  `${one},signup,,,,`,
  `${two},Deposit,"50,5",,D-1,2026-03-21`,
  `${two},earning,12.30,EUR,E-1,2026-03-22`,
];

test('rows count on their own days, with the placement of their clicks', async () => {
  const { body } = await run(sheet(lines));
  expect(body).toMatchObject({
    written: true,
    rows: [
      { row: 2, outcome: 'create', name: `signup ${one}` },
      { row: 3, outcome: 'create', name: 'Deposit D-1', changes: ['50.50 USD'] },
      { row: 4, outcome: 'create', name: 'earning E-1', changes: ['12.30 EUR'] },
    ],
  });
  expect(await counts(given)).toMatchObject([
    { event: 'deposit', day: '2026-03-21', amount: 5050, currency: 'USD', page: 'casino' },
    { event: 'earning', day: '2026-03-22', amount: 1230, currency: 'EUR' },
    { event: 'signup', day: '2026-03-31', amount: 0 },
  ]);
});

test('a dry run shows every row and writes nothing', async () => {
  const before = await dump(given);
  expect(outcomes(await run(sheet(lines), true))).toEqual([
    [2, 'create'],
    [3, 'create'],
    [4, 'create'],
  ]);
  expect(await dump(given)).toEqual(before);
});

test.each(['"1,000",', '"12,500",', '1.000,', '"1,234",KWD'])(
  'refuses the amount %s, which may be in thousands',
  async (amount) => {
    const { body } = await run(`click,event,amount,currency\n${one},deposit,${amount}`, true);
    expect(body.rows).toMatchObject([{ outcome: 'refused', errors: [{ column: 'amount' }] }]);
  },
);

test.each([
  ['1.234,KWD', '1.234 KWD'],
  ['"1000,50",', '1000.50 USD'],
  ['0.500,', '0.50 USD'],
  ['1000.000000,', '1000.00 USD'],
])('reads the amount %s as %s', async (amount, read) => {
  const { body } = await run(`click,event,amount,currency\n${one},deposit,${amount}`, true);
  expect(body.rows).toMatchObject([{ outcome: 'create', changes: [read] }]);
});

test('duplicate files and rows, and conversions also reported by postback, count once', async () => {
  await postback(given, given.key, {
    click: two,
    event: 'earning',
    amount: '12.3',
    currency: 'EUR',
    id: 'E-1',
  });
  const twice = sheet([...lines, lines[1] ?? '']);
  expect(outcomes(await run(twice))).toEqual([
    [2, 'create'],
    [3, 'create'],
    [4, 'unchanged'],
    [5, 'unchanged'],
  ]);
  const before = await dump(given);
  expect(new Set(outcomes(await run(twice)).map(([, outcome]) => outcome))).toEqual(
    new Set(['unchanged']),
  );
  expect(await dump(given)).toEqual(before);
});

test('two processes importing a file concurrently count its rows once', async () => {
  const other = await testApp({}, { address: given.address });
  const url = `/admin/products/${given.product}/conversions/import`;
  const many = Array.from({ length: 60 }, (_, row) => `${one},earning,1,,E-${row},`);
  const [forwards, backwards] = [sheet(many), sheet(many.toReversed())];
  await Promise.all([
    given.call('POST', url, { csv: forwards, dry_run: false }),
    other.call('POST', url, { csv: backwards, dry_run: false }),
  ]);
  expect(await counts(given)).toMatchObject([{ conversions: 60, amount: 6000 }]);
  await other.app.close();
});

test('every invalid row is listed with its reason, and nothing is written', async () => {
  await run(sheet([`${one},earning,5,,E-9,`]));
  const before = await dump(given);
  const wrong = sheet([
    ...lines,
    `${clickIdOf('unknown')},signup,,,,`,
    `${two},earning,,,,`,
    `${two},earning,1.234,,,`,
    `${two},earning,1,EURO,,`,
    `${two},earning,1,,,2026-03-19`,
    `${two},earning,1,,,2026-04-01`,
    `${two},earning,1,,,31.3.2026`,
    `${one},earning,6,,E-9,`,
    `${two},install,,,,`,
  ]);
  const { body } = await run(wrong, true);
  const refused = body.rows.filter(({ outcome }: { outcome: string }) => outcome === 'refused');
  expect(
    refused.map(({ row, errors }: { row: number; errors: { column: string }[] }) => [
      row,
      ...errors.map(({ column }) => column),
    ]),
  ).toEqual([
    [5, 'click'],
    [6, 'amount'],
    [7, 'amount'],
    [8, 'currency'],
    [9, 'date'],
    [10, 'date'],
    [11, 'date'],
    [12, 'amount'],
    [13, 'event'],
  ]);
  const { errors } = expectProblem(await run(wrong), 'bad_input', 400);
  expect(errors?.[0]?.path).toBe('row 5, click');
  expect(await dump(given)).toEqual(before);
});

test('ignores other columns in a partner’s file, and reports a missing one', async () => {
  const foreign = sheet([`Ada;signup;${one}`], 'player;event;click');
  expect(outcomes(await run(foreign))).toEqual([[2, 'create']]);
  expect(JSON.stringify(await dump(given))).not.toContain('Ada');
  const { detail } = expectProblem(await run(sheet(['x,1'], 'subid,amount')), 'bad_input', 400);
  expect(detail).toContain('Missing columns: click, event');
});

test('refuses a file that would add too many conversions, or is for an unknown product', async () => {
  const many = Array.from({ length: 10_001 }, (_, row) => `${one},earning,1,,E-${row},`);
  const { errors } = expectProblem(await run(sheet(many), true), 'bad_input', 400);
  expect(errors?.[0]?.message).toContain('at most 10000');
  const path = '/admin/products/999/conversions/import';
  expectProblem(await given.call('POST', path, { csv: sheet(lines) }), 'not_found', 404);
});

test('reads and renews the same key over tRPC, and imports the same file', async () => {
  const { conversion } = trpcClient(given).admin;
  const { key } = await conversion.renewKey.mutate({ id: given.product });
  expect(key).not.toBe(given.key);
  expect(await conversion.key.query({ id: given.product })).toMatchObject({
    created_by: 'Administrator',
  });
  const result = await conversion.importCsv.mutate({
    id: given.product,
    csv: sheet(lines),
    dry_run: false,
  });
  expect(result.written).toBe(true);
  expect(await counts(given)).toHaveLength(3);
});
