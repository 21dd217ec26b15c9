import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { separatorLine } from '#contract/catalogue/sheet/csv-header.ts';
import type { StatShape } from '#contract/money/stat-source.ts';
import { countFound, tableReader } from './find-columns.ts';
import type { RawRow } from './raw-row.ts';
import { fileRefusal, limits } from './stat-file.ts';

const delimiters = [',', ';', '\t'];

/** In characters. Enough for the headings of any report. */
const headLength = 65_536;

/** Reads rows as they arrive. */
export async function* readCsv(
  texts: AsyncIterable<string>,
  shape: StatShape,
): AsyncGenerator<RawRow> {
  const { head, rest } = await splitHead(texts);
  const separator = separatorLine.exec(head);
  const start = head.slice(separator?.[0].length ?? 0);
  const delimiter = shape.format === 'tsv' ? '\t' : (separator?.[1] ?? delimiterOf(start, shape));
  const firstRow = separator ? 2 : 1;
  let read: ReturnType<typeof tableReader> | undefined;
  let width = 0;
  let row = firstRow - 1;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    max_record_size: limits.record,
  });
  try {
    const source = Readable.from(joined(start, rest), { objectMode: true });
    for await (const line of source.compose(parser) as AsyncIterable<string[]>) {
      row += 1;
      if (line.every((cell) => cell.trim() === '')) continue;
      if (read) {
        yield checkWidth(read(row, line), line.length, width);
        continue;
      }
      width = line.length;
      read = tableReader(line, shape);
    }
  } catch (error) {
    if (error instanceof CsvError) throw csvFault(error, row + 1);
    throw error;
  }
  if (!read) throw fileRefusal('The file is empty');
}

/** A number with a delimiter inside would move all cells after it into the wrong columns. */
const checkWidth = (row: RawRow, count: number, width: number): RawRow =>
  count === width
    ? row
    : { ...row, fault: `Has ${count} cells below ${width} headings; check its quotes and numbers` };

async function splitHead(texts: AsyncIterable<string>) {
  const rest = texts[Symbol.asyncIterator]();
  let head = '';
  while (head.length < headLength) {
    const next = await rest.next();
    if (next.done) break;
    head += next.value;
  }
  return { head, rest: { [Symbol.asyncIterator]: () => rest } };
}

async function* joined(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (head !== '') yield head;
  for await (const text of rest) if (text !== '') yield text;
}

/** Prefers the delimiter that finds the columns of the source, because headings can contain the others. */
function delimiterOf(head: string, shape: StatShape): string {
  const ranked = delimiters.map((delimiter) => {
    const headings = headingsOf(head, delimiter);
    return { delimiter, found: countFound(headings, shape), count: headings.length };
  });
  ranked.sort((one, other) => other.found - one.found || other.count - one.count);
  return ranked[0]?.delimiter ?? ',';
}

function headingsOf(head: string, delimiter: string): string[] {
  try {
    const options = { delimiter, to: 1, relax_quotes: true, skip_records_with_empty_values: true };
    const [headings = []]: string[][] = parseAtOnce(head, { ...options, relax_column_count: true });
    return headings;
  } catch {
    return [];
  }
}

function csvFault(error: CsvError, row: number) {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return fileRefusal(`Row ${row} starts a quote that is never closed`);
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return fileRefusal(`Row ${row} is too long; check whether a quote is never closed`);
  }
  return fileRefusal(`Row ${row} has a quote inside a cell, which must be doubled`);
}
