import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { readStatFile } from './read-stat-file.ts';
import { faultsOf, now, readCells, readText, shapeOf } from './testing/read-text.ts';

const header = 'Day,Campaign,FTD,Income';

test.each([
  ['nothing', '', 'The file is empty'],
  ['only a byte order mark', '\ufeff', 'The file is empty'],
  ['only blank lines', '\n \n\n', 'The file is empty'],
  ['only headings', `${header}\n`, 'The file has no rows'],
  [
    'an HTML page',
    '\n<!DOCTYPE html><html>',
    'Is a web page without figures; check the address and its key',
  ],
  [
    'a zero byte',
    `${header}\n2026-03-01,a\0,1,1`,
    'Must be text in UTF-8, or in UTF-16 with a byte order mark',
  ],
  [
    'Latin-1',
    Buffer.from(`${header}\n2026-03-01,caf\u00e9,1,1`, 'latin1'),
    'Must be text in UTF-8, or in UTF-16 with a byte order mark',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from(header, 'utf16le'),
    'Must be text in UTF-8, or in UTF-16 with a byte order mark',
  ],
  [
    'half a character at the end',
    Buffer.from([...Buffer.from(`${header}\n`), 0xc3]),
    'Must be text in UTF-8, or in UTF-16 with a byte order mark',
  ],
  ['a heading twice', 'Day,FTD,Campaign, ftd ,Income\n', 'The file has the column “FTD” twice'],
  [
    'an open quote',
    `${header}\n2026-03-01,"blog,1,1\n2026-03-02,b,1,1`,
    'Row 2 starts a quote that is never closed',
  ],
  [
    'a quote inside a cell',
    `${header}\n2026-03-01,the "best",1,1`,
    'Row 2 has a quote inside a cell, which must be doubled',
  ],
  [
    'text after a quote',
    `${header}\n2026-03-01,"a"b,1,1`,
    'Row 2 has a quote inside a cell, which must be doubled',
  ],
  [
    'an endless quote',
    `${header}\n"${'x'.repeat(1_100_000)}`,
    'Row 2 is too long; check whether a quote is never closed',
  ],
])('refuses a file with %s', async (_, content, message) => {
  expect(await faultsOf(readText(content))).toEqual([`file: ${message}`]);
});

test('lists all missing columns of a file', async () => {
  expect(await faultsOf(readText('Day,Clicks,FTD\n2026-03-01,1,1'))).toEqual([
    'file: The file has no column “Campaign”',
    'file: The file has no column “Income”',
  ]);
});

test('returns errors by row, and ignores blank rows', async () => {
  const content = `${header}\n\n2026-03-01,blog,x,1\n,,,\n2026-03-02,blog,1,"1,5"\n`;
  expect(await faultsOf(readText(content))).toEqual([
    '3 first_deposits: Is not a number: x',
    '5 earned: Uses another decimal mark than the source, which has “.”: 1,5',
  ]);
});

test('refuses a row whose number has the delimiter in it', async () => {
  const content = `${header}\n2026-03-01,blog,1,1,234.50\n2026-03-02,blog`;
  expect(await faultsOf(readText(content))).toEqual([
    '2 day: Has 5 cells below 4 headings; check its quotes and numbers',
    '3 day: Has 2 cells below 4 headings; check its quotes and numbers',
  ]);
});

test.each([
  ['a separator line', 'sep=;\r\nDay;Campaign;FTD;Income\r\n2026-03-01;a,b;1;2\r\n'],
  [
    'more commas than semicolons in its headings',
    'Day;Campaign;FTD;Income;a,b,c,d,e,f\n2026-03-01;a,b;1;2;0',
  ],
  ['quoted headings', '"Day"\t"Campaign"\t"FTD"\t"Income"\n2026-03-01\t"a,b"\t1\t2'],
  ['a blank line above the headings', '\nDay,Campaign,FTD,Income\n2026-03-01,"a,b",1,2'],
])('detects the delimiter of a file with %s', async (_, content) => {
  const { rows } = await readText(content);
  expect(rows).toMatchObject([{ campaign: 'a,b', first_deposits: 1, earned: 200 }]);
});

test('counts the separator line and line breaks in cells like a spreadsheet', async () => {
  const content = 'sep=,\nDay,Campaign,FTD,Income\n2026-03-01,"a\nb",1,2\n2026-03-02,a,x,2';
  expect(await faultsOf(readText(content))).toEqual(['4 first_deposits: Is not a number: x']);
});

test('refuses totals with two rows about the same', async () => {
  const rows = [
    ['2026-03-01', 'blog', '1', '5'],
    ['2026-03-01', 'mail', '1', '5'],
    ['2026-03-01', 'blog', '2', '6'],
    ['2026-03-01', 'mail', '1', '5'],
  ];
  expect(await faultsOf(readCells(rows))).toEqual([
    '4 day: Is about the same day, product, campaign, market and currency as row 2',
    '5 day: Is about the same day, product, campaign, market and currency as row 3',
  ]);
  const changes = await readCells(rows, { meaning: 'change' });
  expect(changes.rows).toMatchObject([
    { campaign: 'blog', first_deposits: 3, earned: 1100 },
    { campaign: 'mail', first_deposits: 2, earned: 1000 },
  ]);
  expect(changes.lines).toBe(4);
});

test('refuses changes that add up to more than can be exact', async () => {
  const rows = ['90071992547409.91', '0.01'].map((income) => ['2026-03-01', 'blog', '1', income]);
  expect(await faultsOf(readCells(rows, { meaning: 'change' }))).toEqual([
    '3 earned: Adds up to more than can be exact',
  ]);
});

test('lists missing days of totals, and none of changes', async () => {
  const rows = [
    ['2026-03-04', 'a', '0', '0'],
    ['2026-02-27', 'a', '0', '0'],
  ];
  const totals = await readCells(rows);
  expect(totals).toMatchObject({ from: '2026-02-27', to: '2026-03-04' });
  expect(totals.missing).toEqual(['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03']);
  expect(await readCells(rows, { meaning: 'change' })).toMatchObject({ missing: [] });
});

test('lists the first 100 errors and counts all', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => ['2026-03-01', `c${index}`, 'x', '0']);
  const { errors, errorCount } = await readCells(rows);
  expect(errors).toHaveLength(100);
  expect(errorCount).toBe(150);
});

test('refuses more than 500 campaigns', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => ['2026-03-01', `c${index}`, '0', '0']);
  expect((await readCells(rows.slice(1))).rows).toHaveLength(500);
  expect(await faultsOf(readCells(rows))).toEqual(['file: Must have at most 500 campaigns']);
});

test.each(['csv', 'json', 'xml', 'xlsx'] as const)('stops an endless %s file', async (format) => {
  async function* endless() {
    for (;;) yield Buffer.from(`${' '.repeat(999)}\n`.repeat(64));
  }
  const reading = readStatFile(endless(), shapeOf({ format }), { now, maxBytes: 2 * 2 ** 20 });
  expect(await faultsOf(reading)).toEqual(['file: Must be at most 2 MB']);
});

test('stops when the caller gives up', async () => {
  const controller = new AbortController();
  async function* source() {
    yield Buffer.from(`${header}\n`.padEnd(70_000, '\n'));
    controller.abort(new AppError('overloaded', 'The server is shutting down.'));
    yield Buffer.from('2026-03-01,a,0,1\n');
  }
  const reading = readStatFile(source(), shapeOf(), { signal: controller.signal });
  await expect(reading).rejects.toThrow('The server is shutting down.');
});
