import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from '../../move-in/media/testing/zip-file.ts';
import { faultsOf, readText } from './testing/read-text.ts';

const xlsx = { format: 'xlsx' } as const;
const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const head =
  '<row><c t="inlineStr"><is><t>Day</t></is></c><c t="str"><v>Campaign</v></c><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';

const workbook = (
  draft: { sheet?: string; book?: string; texts?: string; styles?: string } = {},
) => {
  const files = {
    'xl/workbook.xml': `<workbook ${namespace}>${draft.book ?? ''}<sheets><sheet name="Data" r:id="r1" xmlns:r="r"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>
      <Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="r2" Type="http://x/sharedStrings" Target="/xl/sharedStrings.xml"/>
      <Relationship Id="r3" Type="http://x/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml':
      draft.texts ??
      '<sst><si><t>FTD</t></si><si><r><t>Inc</t></r><r><t>ome</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml':
      draft.styles ??
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[Red]yyyy\\-mm&quot;x&quot;"/><numFmt numFmtId="171" formatCode="0.00&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet ${namespace}><sheetData>${head}${draft.sheet ?? ''}</sheetData></worksheet>`,
  };
  return Object.entries(files).map(([name, content]) => ({ name, content }));
};

const read = (entries: ZipEntry[], draft = {}) => readText(zipOf(entries), { ...xlsx, ...draft });
const day = (style: number, serial: string) => `<c s="${style}"><v>${serial}</v></c>`;

test('reads texts, numbers and days of every kind', async () => {
  const sheet = `
    <row r="5"><c r="A5" s="1"><v>46082</v></c><c r="D5"><v>-1.5E0</v></c><c r="C5"><v>2</v></c></row>
    <row>${day(2, '46083.75')}<c t="n"><v>7</v></c><c><v>0</v></c><c><v>3</v></c></row>
    <row><c t="d"><v>2026-03-03T00:00:00</v></c><c/><c><v>0</v></c><c t="str"><v>4</v></c></row>`;
  const { rows, errors } = await read(workbook({ sheet }));
  expect(errors).toEqual([]);
  expect(rows).toMatchObject([
    { day: '2026-03-01', campaign: '', first_deposits: 2, earned: -150 },
    { day: '2026-03-02', campaign: '7', earned: 300 },
    { day: '2026-03-03', campaign: '', earned: 400 },
  ]);
});

test('reads days of workbooks that start in 1904', async () => {
  const sheet = `<row>${day(1, '44620')}<c/><c><v>0</v></c><c><v>3</v></c></row>`;
  const { rows } = await read(workbook({ sheet, book: '<workbookPr date1904="1"/>' }));
  expect(rows).toMatchObject([{ day: '2026-03-01' }]);
});

test('refuses formulas, errors, booleans and numbers without a date format', async () => {
  const number = '<c><v>0</v></c>';
  const sheet = `
    <row>${day(1, '46082')}<c t="str"><f>A1</f><v>blog</v></c><c><f>1+1</f><v>2</v></c><c><f t="shared" si="0"/><v>3</v></c></row>
    <row>${day(0, '46083')}<c/><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c></row>
    <row>${day(3, '46083')}<c/>${number}</row>
    <row r="9">${day(1, '46084')}<c t="inlineStr"><is><t>=cmd</t></is></c>${number}${number}</row>`;
  expect(await faultsOf(read(workbook({ sheet })))).toEqual([
    '2 campaign: Is a formula; paste its value instead',
    '2 first_deposits: Is a formula; paste its value instead',
    '2 earned: Is a formula; paste its value instead',
    '3 day: Is a number, not a day; format the column as a date: 46083',
    '3 first_deposits: Is not a number: #REF!',
    '3 earned: Is not a number: TRUE',
    '4 day: Is a number, not a day; format the column as a date: 46083',
    '4 earned: Is empty, and is never read as zero',
    '9 campaign: Starts like a formula: =cmd',
  ]);
});

test('finds the sheet by its name, and refuses a workbook without it', async () => {
  const sheet = `<row>${day(1, '46082')}<c/><c><v>0</v></c><c><v>3</v></c></row>`;
  expect((await read(workbook({ sheet }), { rows: ' data ' })).rows).toHaveLength(1);
  expect(await faultsOf(read(workbook({ sheet }), { rows: 'Daily' }))).toEqual([
    'file: The workbook has no sheet “Daily”',
  ]);
  expect(await faultsOf(read(workbook()))).toEqual(['file: The file has no rows']);
});

const notWorkbook = 'file: Is not an Excel workbook (.xlsx) without a password';

test.each([
  ['nothing', '', 'file: The file is empty'],
  ['text', 'Day,Campaign', notWorkbook],
  ['half a workbook', zipOf(workbook()).subarray(0, 500), notWorkbook],
  ['another ZIP file', zipOf([{ name: 'a.txt', content: 'a' }]), notWorkbook],
  [
    'an encrypted ZIP file',
    zipOf(workbook().map((entry) => ({ ...entry, name: Buffer.from(entry.name), flags: 1 }))),
    notWorkbook,
  ],
  [
    'an old workbook',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'file: Is an old or encrypted Excel file; save it as .xlsx without a password',
  ],
])('refuses %s', async (_, content, message) => {
  expect(await faultsOf(readText(content, xlsx))).toEqual([message]);
});

test('refuses a workbook that unpacks to too much, even if it claims to be small', async () => {
  const others = workbook().filter(({ name }) => name !== 'xl/worksheets/sheet1.xml');
  const name = 'xl/worksheets/sheet1.xml';
  const bomb = { name, content: Buffer.alloc(201 * 2 ** 20, ' ') };
  const message = 'file: Unpacks to more than 200 MB; split the file';
  expect(await faultsOf(read([...others, bomb]))).toEqual([message]);
  const liar = { ...bomb, size: 1000 };
  expect(await faultsOf(read([...others, liar]))).toEqual([notWorkbook]);
});

test('refuses entities and document types inside a workbook', async () => {
  const texts = '<!DOCTYPE sst [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>';
  expect(await faultsOf(read(workbook({ texts })))).toEqual([
    'file: Line 1: the file has a document type (DOCTYPE), which could load other files',
  ]);
});

test('refuses cells that are too far to the right', async () => {
  const sheet = '<row r="2"><c r="XFD2"><v>1</v></c></row>';
  expect(await faultsOf(read(workbook({ sheet })))).toEqual(['file: Has more than 2000 columns']);
});
