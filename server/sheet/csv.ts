import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { delimiterOf, separatorLine } from '#contract/catalogue/sheet/csv-header.ts';
import { maxLines } from '#contract/catalogue/sheet/sheet.ts';
import { inSlices, timeSlices } from '../../db/time-slice.ts';
import { badInput, type FieldError } from '../errors.ts';

export type Cells = Record<string, string>;

/**
 * Matches the places where a spreadsheet may start a cell. If it uses semicolons as separators, it ignores our quotes
 * and starts cells after each semicolon, tab and line break, and at a quote in between.
 */
const cellBegin = String.raw`(?<=^|[;\t\r\n])`;
const formula = String.raw`(?=[ \u00a0"']*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])`;
const bareFormula = new RegExp(cellBegin + formula, 'g');
const escapedFormula = new RegExp(`${cellBegin}'${formula}`, 'g');

/** An apostrophe turns a formula into text. `unescaped` removes it again. */
const escaped = (cell: string) => cell.replace(bareFormula, "'");

const unescaped = (cell: string) => cell.replace(escapedFormula, '').trim();

/** Excel needs the byte order mark to detect UTF-8. */
export const csvHeader = (columns: readonly string[]): string =>
  stringify([columns], { bom: true, record_delimiter: '\r\n' });

/** Escapes formulas, which a spreadsheet would run. Numbers are left alone, so that negative ones still add up. */
export const csvLines = (
  columns: readonly string[],
  rows: readonly Record<string, string | number>[],
): string =>
  stringify([...rows], {
    columns: [...columns],
    cast: { string: escaped },
    record_delimiter: '\r\n',
    // Spreadsheets end a row at any line break outside quotes.
    quoted_match: /[\r\n]/,
  });

/** `row` is the row number in a spreadsheet, where the header is 1. Lines with errors are refused. */
export type Line = { row: number; cells: Cells; errors?: FieldError[] };

export const refusal = (message: string) => badInput([{ path: 'csv', message }]);

/** Refuses a file with any other columns. */
export const refuseOthers = (known: readonly string[]) => (columns: readonly string[]) => {
  const unknown = columns.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw refusal(
    `Unknown columns: ${unknown.slice(0, 5).join(', ')}; known columns: ${known.join(', ')}`,
  );
};

/** `check` throws if the columns don't fit the sheet. */
export async function fromCsv(
  csv: string,
  check: (columns: readonly string[]) => void,
): Promise<Line[]> {
  const separator = separatorLine.exec(csv);
  const [header, ...lines] = separator
    ? await linesOf(csv.slice(separator[0].length), separator[1])
    : await linesOf(csv);
  if (lines.length > maxLines) throw refusal(`Must have at most ${maxLines} lines; split the file`);
  if (!header?.some((name) => name.trim() !== '')) throw refusal('The file is empty');
  const columns = header.map((name) => name.trim().toLowerCase());
  const firstRow = separator ? 3 : 2;
  check(columns);
  if (new Set(columns).size < columns.length) throw refusal('A column name appears twice');
  const filled: Line[] = [];
  for await (const [index, line] of inSlices(lines.entries())) {
    if (line.every((cell) => cell.trim() === '')) continue;
    const cells = line.map((cell, column) => [columns[column], unescaped(cell)]);
    const errors = lostCells(columns, line.length);
    filled.push({ row: index + firstRow, cells: Object.fromEntries(cells), ...errors });
  }
  return filled;
}

/** A line that was cut short must not empty the fields of its other columns. */
const lostCells = (columns: readonly string[], count: number) => {
  const path = columns[count];
  if (path === undefined) return {};
  return { errors: [{ path, message: `Has ${count} of ${columns.length} cells` }] };
};

const bytesAtOnce = 16_384;

/** Lets a parser work on a part of a file at a time. */
export function* slicesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    yield bytes.subarray(start, start + bytesAtOnce);
  }
}

async function linesOf(csv: string, delimiter = delimiterOf(csv)): Promise<string[][]> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count_less: true,
    // The header, plus one line more than allowed.
    to: maxLines + 2,
  });
  const lines: string[][] = [];
  const yieldTurn = timeSlices();
  try {
    for await (const line of Readable.from(slicesOf(Buffer.from(csv))).compose(parser)) {
      lines.push(line);
      await yieldTurn();
    }
  } catch (error) {
    throw refusal(`Is not valid CSV: ${error instanceof Error ? error.message : error}`);
  }
  return lines;
}
