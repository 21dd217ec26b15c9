/** Refusals of JSON and XML. */
import { expect, test } from 'vitest';
import { faultsOf, readText } from './testing/read-text.ts';

const json = { format: 'json' } as const;
const row = { Day: '2026-03-01', Campaign: 'blog', FTD: 1, Income: 2 };

test.each([
  ['[{"Day":', 'Is not valid JSON'],
  ['  ', 'The file is empty'],
  ['[]', 'The file has no rows'],
  ['{"rows":[]}', 'Must be a list of rows'],
  ['null', 'Must be a list of rows'],
])('refuses the JSON %s', async (content, message) => {
  expect(await faultsOf(readText(content, json))).toEqual([`file: ${message}`]);
});

test.each(['{}', '{"data":{}}', '{"data":{"rows":{"a":1}}}', '{"data":[]}', '"data.rows"'])(
  'refuses %s, which has no list at the path',
  async (content) => {
    expect(await faultsOf(readText(content, { ...json, rows: 'data.rows' }))).toEqual([
      'file: Has no list of rows at “data.rows”',
    ]);
  },
);

test.each([
  ['{"data":{"rows":[%]}}', 'data.rows'],
  ['{"data.rows":[%]}', 'data.rows'],
  ['{"a":[0,[%]]}', 'a.1'],
])('finds the rows in %s', async (content, rows) => {
  const text = content.replace('%', JSON.stringify(row));
  expect((await readText(text, { ...json, rows })).rows).toMatchObject([{ earned: 200 }]);
});

test('never takes a path from what all objects have', async () => {
  const draft = { ...json, rows: 'constructor.name' };
  expect(await faultsOf(readText('{}', draft))).toHaveLength(1);
  for (const campaign of ['toString.name', 'constructor']) {
    const reading = readText(JSON.stringify([row]), { ...json, columns: { campaign } });
    expect(await faultsOf(reading)).toEqual([`file: No row has “${campaign}”`]);
  }
});

test('refuses a row without a figure that others have, and a path that no row has', async () => {
  const { FTD, ...without } = row;
  const rows = [row, without, { ...row, Day: '2026-03-02', FTD: null }];
  expect(await faultsOf(readText(JSON.stringify(rows), json))).toEqual([
    '2 first_deposits: Is missing, and is never read as zero',
    '3 first_deposits: Is empty, and is never read as zero',
  ]);
  expect(await faultsOf(readText(JSON.stringify([without, without]), json))).toEqual([
    'file: No row has “FTD”',
  ]);
});

test('refuses rows of another shape', async () => {
  const message = 'Is not a row of the shape that the source describes';
  expect(await faultsOf(readText(JSON.stringify([row, [1], 'x']), json))).toEqual([
    `2 day: ${message}`,
    `3 day: ${message}`,
  ]);
  const pairs = Object.entries(row);
  const draft = { ...json, row_shape: 'pairs' } as const;
  expect(await faultsOf(readText(JSON.stringify([pairs, row]), draft))).toEqual([
    `2 day: ${message}`,
  ]);
  expect((await readText(JSON.stringify([pairs]), draft)).rows).toMatchObject([{ earned: 200 }]);
});

test.each([
  ['an object', '{"toString":1}'],
  ['deep lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
])('refuses a table of which a heading is %s', async (_, heading) => {
  const table = `[[${heading},"Campaign","FTD","Income"],["2026-03-01","blog",1,2]]`;
  const reading = readText(table, { ...json, row_shape: 'table' });
  expect(await faultsOf(reading)).toEqual(['file: The file has no column “Day”']);
});

test('reads tables with headings in the first row, and refuses rows of another width', async () => {
  const draft = { ...json, row_shape: 'table' } as const;
  const table = [Object.keys(row), Object.values(row)];
  expect((await readText(JSON.stringify(table), draft)).rows).toMatchObject([{ earned: 200 }]);
  expect(await faultsOf(readText(JSON.stringify([...table, [1, 2], 3]), draft))).toEqual([
    '3 day: Has 2 cells below 4 headings; check its quotes and numbers',
    '4 day: Is not a row of the shape that the source describes',
  ]);
  expect(await faultsOf(readText('[1]', draft))).toEqual([
    'file: The first row must be a list of headings',
  ]);
  expect(
    await faultsOf(readText('{"rows":[]}', { ...draft, rows: 'rows', headings: 'h' })),
  ).toEqual(['file: Has no list of headings at “h”']);
  expect(await faultsOf(readText('[["Day","FTD"]]', draft))).toEqual([
    'file: The file has no column “Campaign”',
    'file: The file has no column “Income”',
  ]);
});

const xml = { format: 'xml', rows: 'report.row' } as const;
const cells = '<Day>2026-03-01</Day><Campaign>blog</Campaign><FTD>1</FTD><Income>2</Income>';

test.each([
  ['', 'The file is empty'],
  ['<report/>', 'Has no rows at “report.row”'],
  [`<other><row>${cells}</row></other>`, 'Has no rows at “report.row”'],
  [
    '<!DOCTYPE report SYSTEM "file:///etc/passwd"><report/>',
    'Line 1: the file has a document type (DOCTYPE), which could load other files',
  ],
  [
    '<!DOCTYPE r [<!ENTITY a "aaaa">]><r>&a;</r>',
    'Line 1: the file has a document type (DOCTYPE), which could load other files',
  ],
  ['<report>\n&nbsp;</report>', "Line 2: “&” starts an entity that XML doesn't have"],
  ['<report><row a="&x;"/></report>', "Line 1: “&” starts an entity that XML doesn't have"],
  ['<report><row></report>', 'Line 1: the XML is broken (unexpected close tag)'],
  ['<report><row>', 'Line 1: the XML is broken (unclosed tag: row)'],
  [`<report>${'<a>'.repeat(101)}`, 'Line 1: elements are nested too deeply'],
  [`<report><row>${'x'.repeat(2_000_000)}`, 'Line 1: a text is too long'],
  [`<report><row a="${'x'.repeat(2_000_000)}`, 'Line 1: a text is too long'],
])('refuses the XML %.60s', async (content, message) => {
  expect(await faultsOf(readText(content, xml))).toEqual([`file: ${message}`]);
});

test('refuses an element twice in a row, and figures that are missing or empty', async () => {
  const rows = [
    cells,
    `${cells}<FTD>3</FTD>`,
    cells.replace('<FTD>1</FTD>', ''),
    cells.replace('>1<', '> <'),
  ];
  const content = `\n<?xml version="1.0"?><report>${rows.map((inside) => `<row>${inside}</row>`).join('\n')}</report>`;
  expect(await faultsOf(readText(content, xml))).toEqual([
    '2 day: Has “FTD” twice',
    '3 first_deposits: Is missing, and is never read as zero',
    '4 first_deposits: Is empty, and is never read as zero',
  ]);
});

test('reads predefined and numeric entities, and no elements outside of rows', async () => {
  const named = cells.replace('blog', 'a &amp;&lt;&gt;&quot;&apos; &#66;&#x43;');
  const content = `<report><FTD>9</FTD><row>${named}<x><FTD>8</FTD></x></row><row2>${cells}</row2></report>`;
  const { rows } = await readText(content, xml);
  expect(rows).toMatchObject([{ campaign: 'a &<>"\' BC', first_deposits: 1 }]);
  expect(rows).toHaveLength(1);
});
