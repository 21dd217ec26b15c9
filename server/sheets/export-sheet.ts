import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { maxLines, maxSheetLength } from '#contract/admin/sheet.ts';
import type { Database } from '../../db/tables.ts';
import { AppError } from '../errors.ts';
import { administratorBodyLimit } from '../http/json-body.ts';
import { type Cells, csvHeader, csvLines } from './csv.ts';
import { type Identified, rowsAtOnce, type Sheet } from './sheet.ts';

/** The body of an import holds more than the text of the file. */
const maxSheetBytes = administratorBodyLimit - 1024;

export async function exportSheet<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  db: Kysely<Database>,
): Promise<string> {
  const columns = await sheet.columns(db);
  const names = ['id', ...columns.map(({ name }) => name)];
  const ids = await sheet.ids(db);
  if (ids.length > maxLines) throw tooLarge(`have more than the ${maxLines} lines`);
  let csv = csvHeader(names);
  let bytes = bytesInBody(csv);
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    await setImmediate();
    const rows: Cells[] = [];
    for (const id of ids.slice(start, start + rowsAtOnce)) {
      const whole = await sheet.get(db, id).catch(undefinedWhenDeleted);
      if (!whole) continue;
      const cells = columns.map(({ name, write }) => [name, write(whole)]);
      rows.push({ id: String(id), ...Object.fromEntries(cells) });
    }
    const lines = csvLines(names, rows);
    csv += lines;
    bytes += bytesInBody(lines);
    if (csv.length > maxSheetLength || bytes > maxSheetBytes) throw tooLarge(tooManyBytes);
  }
  return csv;
}

const bytesInBody = (text: string) => Buffer.byteLength(JSON.stringify(text));

const tooManyBytes = `be larger than the ${maxSheetLength / 1_000_000} MB`;

/** A file that no import takes would be found useless only after it was edited. */
const tooLarge = (fault: string) =>
  new AppError(
    'conflict',
    `The file would ${fault} that an import takes. Read the list through the API instead.`,
  );

const undefinedWhenDeleted = (error: unknown) => {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
};
