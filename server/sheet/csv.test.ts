import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cells, csvHeader, csvLines, fromCsv, refuseOthers } from './csv.ts';

const toCsv = (columns: string[], rows: Cells[]) => csvHeader(columns) + csvLines(columns, rows);

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@;,\'"\t\r\n a\uff1d') }),
  fc.string({ unit: 'grapheme' }),
);

test('every string survives a round trip, except for surrounding whitespace', async () => {
  await fc.assert(
    fc.asyncProperty(cell, cell, async (name, label) => {
      const csv = toCsv(['id', 'name', 'label'], [{ id: '1', name, label }]);
      const cells = { id: '1', name: name.trim(), label: label.trim() };
      expect(await fromCsv(csv, refuseOthers(['id', 'name', 'label']))).toEqual([
        { row: 2, cells },
      ]);
    }),
    { numRuns: 2000 },
  );
});

test('no cell becomes a formula when a spreadsheet splits at semicolons and ignores our quotes', () => {
  fc.assert(
    fc.property(cell, cell, (name, label) => {
      const csv = toCsv(['name', 'label'], [{ name, label }]).slice(1);
      for (const begin of csv.split(/[;\t\r\n]/)) {
        expect(begin.replace(/^[ \u00a0"]+/, '')).not.toMatch(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a formula after a semicolon is imported as text', () => {
  const csv = toCsv(['name'], [{ name: 'Ace;=1+1; "@x"' }]);
  expect(csv).toContain(`Ace;'=1+1;' ""@x""`);
});

test('a cell with many thousands of spaces is parsed as fast as others', () => {
  const name = ';'.repeat(5_000) + ' '.repeat(100_000);
  expect(toCsv(['name'], [{ name }])).toContain(name);
});

test.each([
  ['Name,Label\r\nAce,a;b', 2],
  ['\ufeffsep=;\r\nNAME;label\r\nAce;"a;b"', 3],
  ['SEP=,\nname;,label\nAce,a', undefined],
])('accepts a header in capitals, or below Excel’s separator line: %j', async (csv, row) => {
  const read = fromCsv(csv, refuseOthers(['name', 'label']));
  if (row === undefined) return expect(read).rejects.toMatchObject({ errors: [{ path: 'csv' }] });
  expect(await read).toEqual([{ row, cells: { name: 'Ace', label: 'a;b' } }]);
});
