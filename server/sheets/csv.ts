import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { mostRows } from '#contract/sheet.ts';
import { badInput } from '../errors.ts';

export type Cells = Record<string, string>;

/** With a mark that Excel knows UTF-8 by; what looks like a formula is made a text. */
export const toCsv = (columns: readonly string[], rows: readonly Cells[]): string =>
  stringify([...rows], {
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
  });

const isMadeText = /^'(?=[=+\-@\t\r])/;

/** Spreadsheets of other countries write semicolons: the header tells. */
const delimiterOf = (csv: string) => {
  const [header = ''] = csv.split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

const refusal = (message: string) => badInput([{ path: 'csv', message }]);

export function fromCsv(csv: string, known: readonly string[]): Cells[] {
  const [header, ...lines] = linesOf(csv);
  if (!header) throw refusal('The file is empty');
  const columns = header.map((name) => name.trim());
  const unknown = columns.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw refusal(
      `There is no column ${unknown.slice(0, 5).join(', ')}; there are ${known.join(', ')}`,
    );
  }
  if (new Set(columns).size < columns.length) throw refusal('A column is named twice');
  if (lines.length > mostRows) {
    throw refusal(`Must be at most ${mostRows} rows; split the file`);
  }
  return lines.map((line) =>
    Object.fromEntries(
      columns.map((name, index) => [name, (line[index] ?? '').replace(isMadeText, '').trim()]),
    ),
  );
}

function linesOf(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count_less: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    throw refusal(`Is no CSV: ${error instanceof Error ? error.message : error}`);
  }
}
