import type { StatShape } from '#contract/money/stat-source.ts';
import { tableReader } from './find-columns.ts';
import type { RawCell, RawRow } from './raw-row.ts';
import { fileRefusal } from './stat-file.ts';
import { openWorkbook } from './xlsx/workbook.ts';

/** Reads the rows of a sheet. Their numbers are those that Excel shows, even if rows in between are empty. */
export async function* readXlsx(
  bytes: AsyncIterable<Buffer>,
  shape: StatShape,
): AsyncGenerator<RawRow> {
  const parts: Buffer[] = [];
  for await (const chunk of bytes) parts.push(chunk);
  const workbook = await openWorkbook(Buffer.concat(parts));
  try {
    let read: ReturnType<typeof tableReader> | undefined;
    for await (const { row, cells } of workbook.rows(shape.rows)) {
      if (read) yield read(row, cells);
      else read = tableReader(Array.from(cells, textOf), shape);
    }
    if (!read) throw fileRefusal('The file is empty');
  } finally {
    workbook.close();
  }
}

const textOf = (cell: RawCell) =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
