/** Reads CSV with or without a header, and lines of two paths with a space between them. */
import { delimiterOf } from '#contract/catalogue/sheet/csv-header.ts';
import { type Cells, fromCsv, type Line } from '../../sheet/csv.ts';
import { type LeftLine, left, lineOf, type OldLine, withSlash } from './old-line.ts';

type ReadLine = (row: number, cells: Cells) => OldLine | LeftLine;

const regularExpression = 'Is a regular expression';

/** The plugin Redirection. */
const readRedirection: ReadLine = (row, cells) => {
  const { source = '', target = '', regex, code = '', type = '', status } = cells;
  if (regex === '1') return left(row, source, regularExpression);
  if (status === 'disabled') return left(row, source, 'Is switched off');
  if (!['', 'url', 'error'].includes(type)) return left(row, source, 'Is not a plain redirect');
  return lineOf(row, { from: source, to: target, code });
};

/** Yoast SEO Premium. */
const readYoast: ReadLine = (row, { origin = '', target = '', type = '', format }) =>
  format === 'regex'
    ? left(row, origin, regularExpression)
    : lineOf(row, { from: withSlash(origin), to: target && withSlash(target), code: type });

const readPair =
  (from: string, to: string): ReadLine =>
  (row, { [from]: old = '', [to]: target = '', code = '' }) =>
    /^(404|410|gone)$/i.test(target)
      ? { row, from: old, to: null }
      : lineOf(row, { from: old, to: target, code });

/** By their first columns. Our own export is one of the last. */
const formats: { columns: string[]; read: ReadLine }[] = [
  { columns: ['source', 'target', 'regex', 'code'], read: readRedirection },
  { columns: ['origin', 'target', 'type'], read: readYoast },
  ...[
    ['old', 'new'],
    ['from', 'to'],
    ['source', 'target'],
    ['from_path', 'to_path'],
  ].map((columns) => ({ columns, read: readPair(columns[0] ?? '', columns[1] ?? '') })),
];

const cellsOf = (line: string, delimiter: string) =>
  line.split(delimiter).map((cell) => cell.replace(/^[\s"\ufeff]+|[\s"]+$/g, '').toLowerCase());

const formatOf = (header: string) => {
  const names = cellsOf(header, delimiterOf(header));
  return formats.find(({ columns }) => columns.every((name) => names.includes(name)));
};

const plainColumns = ['old', 'new', 'code'];

export async function readCsv(text: string): Promise<(OldLine | LeftLine)[]> {
  const [first = ''] = text.replace(/^\ufeff?sep=.\r?\n/i, '').split(/\r?\n/, 1);
  const format = formatOf(first);
  if (format) return (await fromCsv(text, () => {})).map((line) => readLine(line, format.read));
  if (!/[,;\t]/.test(first)) return readWords(text);
  const delimiter = delimiterOf(first);
  const header = plainColumns.slice(0, first.split(delimiter).length).join(delimiter);
  const lines = await fromCsv(`${header}\n${text.replace(/^\ufeff/, '')}`, () => {});
  return lines.map(({ row, ...line }) =>
    readLine({ ...line, row: row - 1 }, readPair('old', 'new')),
  );
}

function readLine({ row, cells, errors }: Line, read: ReadLine): OldLine | LeftLine {
  const old = Object.values(cells)[0] ?? '';
  const [error] = errors ?? [];
  return error ? left(row, old, error.message) : read(row, cells);
}

const readWords = (text: string): (OldLine | LeftLine)[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const [old, target, code = '', ...others] = line.trim().split(/\s+/);
      if (!old) return [];
      const row = index + 1;
      if (target === undefined || others.length > 0) {
        return left(row, old, 'Must be two paths with a space between them');
      }
      return readPair('old', 'new')(row, { old, new: target, code });
    });
