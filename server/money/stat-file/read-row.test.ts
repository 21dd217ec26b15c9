import { expect, test } from 'vitest';
import { faultsOf, readCells, readText } from './testing/read-text.ts';

const day = '2026-03-01';

test.each([
  ['12', 1200],
  ['0012.50', 1250],
  ['.5', 50],
  ['1,234.56', 123456],
  ['1 234.5', 123450],
  ["1'234'567", 123456700],
  ['-3.10', -310],
  ['−3.10', -310],
  ['(12.00)', -1200],
  ['€12', 1200],
  ['-€12', -1200],
  ['€ -12', -1200],
  ['12.00 eur', 1200],
  ['(€1,000.00)', -100000],
  ['12.344', 1234],
  ['12.345', 1235],
  ['-12.345', -1235],
  ['0.004', 0],
  ['-0.004', 0],
  ['90071992547409.91', 9007199254740991],
])('reads the amount %s', async (text, earned) => {
  const { rows, errors } = await readCells([[day, 'blog', '0', text]]);
  expect(errors).toEqual([]);
  expect(rows[0]?.earned).toBe(earned);
});

test.each([
  ['', 'Is empty, and is never read as zero'],
  ['-', 'Is not a number: -'],
  ['N/A', 'Is not a number: N/A'],
  ['null', 'Is not a number: null'],
  ['1.2.3', 'Has digits in uneven groups: 1.2.3'],
  ['1e5', 'Is not a number: 1e5'],
  ['12.', 'Is not a number: 12.'],
  ['--5', 'Is not a number: --5'],
  ['5%', 'Is a percentage: 5%'],
  ['=A1', 'Starts like a formula: =A1'],
  ['+5', 'Starts like a formula: +5'],
  ['@SUM(A1)', 'Starts like a formula: @SUM(A1)'],
  ['＝1', 'Starts like a formula: ＝1'],
  ['-SUM(A1)', 'Is not a number: -SUM(A1)'],
  ['12 USD', 'Is in another currency than its row, which is in EUR: 12 USD'],
  ['$12', 'Is in another currency than its row, which is in EUR: $12'],
  ['1.234,5', 'Uses another decimal mark than the source, which has “.”: 1.234,5'],
  ['1,5', 'Uses another decimal mark than the source, which has “.”: 1,5'],
  ['0,123', 'Uses another decimal mark than the source, which has “.”: 0,123'],
  ['12,34,567', 'Has digits in uneven groups: 12,34,567'],
  ['1,234 567', 'Has digits in uneven groups: 1,234 567'],
  ['90071992547409.92', 'Is too large to be exact: 90071992547409.92'],
  ['9'.repeat(61), `Is too large to be exact: ${'9'.repeat(60)}…`],
])('refuses the amount %s', async (text, message) => {
  const reading = readCells([[day, 'blog', '0', text]]);
  expect(await faultsOf(reading)).toContain(`2 earned: ${message}`);
});

test.each([
  ['3', 3],
  ['1,203', 1203],
  ['3.00', 3],
])('reads the count %s', async (text, count) => {
  const { rows } = await readCells([[day, 'blog', text, '0']]);
  expect(rows[0]?.first_deposits).toBe(count);
});

test.each([
  ['2.5', 'Must be a whole number: 2.5'],
  ['€2', 'Is not a number: €2'],
  ['-1', 'Must not be negative: -1'],
  ['9007199254740993', 'Is too large to be exact: 9007199254740993'],
])('refuses the count %s', async (text, message) => {
  const reading = readCells([[day, 'blog', text, '0']]);
  expect(await faultsOf(reading)).toEqual([`2 first_deposits: ${message}`]);
});

test('accepts negative corrections of counts and deposits in changes only', async () => {
  const rows = [[day, 'blog', '-2', '-5']];
  const columns = { deposits: 'Income' };
  const changes = await readCells(rows, { meaning: 'change', columns });
  expect(changes.rows).toMatchObject([{ first_deposits: -2, deposits: -500, earned: -500 }]);
  expect(await faultsOf(readCells(rows, { columns }))).toEqual([
    '2 first_deposits: Must not be negative: -2',
    '2 deposits: Must not be negative: -5',
  ]);
});

test('reads minor units, which must be whole', async () => {
  const { rows } = await readCells([[day, 'blog', '1', '1,230.0']], { unit: 'minor' });
  expect(rows[0]?.earned).toBe(1230);
  const reading = readCells([[day, 'blog', '1', '12.5']], { unit: 'minor' });
  expect(await faultsOf(reading)).toEqual([
    '2 earned: Must be whole, because the source has minor units: 12.5',
  ]);
});

test.each([
  ['JPY', '12.5', 13],
  ['TND', '12.3456', 12346],
  ['BTC', '₿0.00000001', 1],
  ['USDT', '1.5 usdt', 1500000],
])('rounds amounts in %s to its decimals', async (currency, text, earned) => {
  const { rows } = await readCells([[day, 'blog', '0', text]], { currency });
  expect(rows).toMatchObject([{ currency, earned }]);
});

test.each([
  ['1e-8', 1],
  ['0.3', 30000000],
  ['-1e-8', -1],
])('reads the JSON number %s', async (number, earned) => {
  const row = `[{"Day":"${day}","FTD":0,"Income":${number}}]`;
  const columns = { campaign: undefined };
  const { rows } = await readText(row, { format: 'json', currency: 'BTC', columns });
  expect(rows[0]?.earned).toBe(earned);
});

test.each([
  ['1e21', 'Is too large to be exact: 1e+21'],
  ['1.5e22', 'Is too large to be exact: 1.5e+22'],
  ['true', 'Is not a number: true'],
  ['[1]', 'Is not a number: […]'],
  ['{"amount":1}', 'Is not a number: {…}'],
  ['null', 'Is empty, and is never read as zero'],
])('refuses the JSON value %s', async (value, message) => {
  const row = `[{"Day":"${day}","FTD":0,"Income":${value}}]`;
  const reading = readText(row, { format: 'json', columns: { campaign: undefined } });
  expect(await faultsOf(reading)).toEqual([`1 earned: ${message}`]);
});

test('refuses a JSON value of deep lists', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const row = `[{"Day":"${day}","FTD":0,"Income":${deep}}]`;
  const reading = readText(row, { format: 'json', columns: { campaign: undefined } });
  expect(await faultsOf(reading)).toEqual(['1 earned: Is not a number: […]']);
});

test('refuses campaigns that a spreadsheet would run, and those that can’t be stored', async () => {
  const rows = ['=1', '-cmd', '@x', '\ud800', 'x'.repeat(201), '-', '-5'].map((campaign, index) => [
    `2026-03-0${index + 1}`,
    campaign,
    '0',
    '0',
  ]);
  const named = rows.map(([Day, Campaign, FTD, Income]) => ({ Day, Campaign, FTD, Income }));
  expect(await faultsOf(readText(JSON.stringify(named), { format: 'json' }))).toEqual([
    '1 campaign: Starts like a formula: =1',
    '2 campaign: Starts like a formula: -cmd',
    '3 campaign: Starts like a formula: @x',
    '4 campaign: Contains a character that cannot be stored',
    '5 campaign: Must be at most 200 characters',
  ]);
});

test('names a product that the source doesn’t know once, with its rows', async () => {
  const rows = ['Lucky Otter', 'Velvet Moon', 'velvet Moon', 'Velvet Moon', ''].map(
    (product, index) => [`2026-03-0${index + 1}`, product, '0', '0'],
  );
  const draft = {
    columns: { campaign: undefined, product: 'Campaign' },
    products: [{ name: ' lucky otter ', product_id: 7 }],
  };
  expect(await faultsOf(readCells(rows, draft))).toEqual([
    '3 product: This source maps no product to “Velvet Moon” (rows: 2)',
    '4 product: This source maps no product to “velvet Moon” (rows: 1)',
  ]);
  const known = await readCells([rows[0] ?? [], rows[4] ?? []], { ...draft, product_id: 5 });
  expect(known.rows.map(({ product_id }) => product_id)).toEqual([7, 5]);
});

test.each([
  ['de', 'DE'],
  ['CA-ON', 'CA-ON'],
  ['LATAM', 'LATAM'],
  ['', ''],
])('reads the market %s', async (text, market) => {
  const columns = { campaign: undefined, market: 'Campaign' };
  expect((await readCells([[day, text, '0', '0']], { columns })).rows).toMatchObject([{ market }]);
});

test.each(['Spain', 'N/A', '--', 'd', 'C4-', 'United Kingdom'])(
  'refuses the market %s',
  async (text) => {
    const columns = { campaign: undefined, market: 'Campaign' };
    expect(await faultsOf(readCells([[day, text, '0', '0']], { columns }))).toHaveLength(1);
  },
);

test('refuses an unknown currency, and doesn’t guess the decimals of its amounts', async () => {
  const columns = { campaign: undefined, currency: 'Campaign' };
  expect(await faultsOf(readCells([[day, 'EURO', '0', '12']], { columns }))).toEqual([
    '2 currency: Is not a currency code: EURO',
  ]);
});

test('a figure that the source doesn’t name is 0', async () => {
  const { rows } = await readCells([[day, 'blog', '1', '2']]);
  expect(rows).toEqual([
    {
      day,
      product_id: 0,
      campaign: 'blog',
      market: '',
      currency: 'EUR',
      visits: 0,
      sign_ups: 0,
      first_deposits: 1,
      deposits: 0,
      net_revenue: 0,
      earned: 200,
    },
  ]);
});
