import type { Kysely } from 'kysely';
import { maxLines, maxSheetLength } from '#contract/catalogue/sheet/sheet.ts';
import { inLongSnapshot } from '../../db/read-snapshot.ts';
import { countRows, idsInChunks } from '../../db/sql/list-rows.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import { AppError, overloaded } from '../errors.ts';
import { bodyLimits } from '../http/body-limit.ts';
import { semaphore } from '../http/semaphore.ts';
import { csvHeader, csvLines } from './csv.ts';
import type { Identified, Sheet } from './sheet.ts';

const rowsAtOnce = 100;

/** Leaves room for the rest of an import's body. */
const maxSheetBytes = bodyLimits.administrator - 1024;

/** Each export uses its own connection, and keeps its file in memory. */
export const exporting = semaphore('exports', 2, {
  maxWaiting: 20,
  refusal: () => overloaded('Too many files are being exported.'),
});

/**
 * Exports one consistent state of the catalogue, and stops if the client disconnects. Returns the file in parts,
 * because joining megabytes of text would block the event loop.
 */
export const exportSheet = <Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  db: Kysely<Database>,
  wanted: AbortSignal | undefined,
): Promise<Buffer[]> =>
  exporting(1, () => inLongSnapshot(db, (state) => makeFile(sheet, state, wanted)));

async function makeFile<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  snapshot: Kysely<Database>,
  wanted: AbortSignal | undefined,
): Promise<Buffer[]> {
  const columns = await sheet.columns(snapshot);
  const names = ['id', ...columns.map(({ name }) => name)];
  const count = await countRows(snapshot.selectFrom(sheet.table));
  if (count > maxLines) throw tooLarge(`have more than the ${maxLines} lines`);
  const header = csvHeader(names);
  const parts = [Buffer.from(header)];
  let length = header.length;
  let bytes = bytesInBody(header);
  const yieldTurn = timeSlices();
  for await (const ids of idsInChunks(snapshot, sheet.table, rowsAtOnce)) {
    const rows: Record<string, string | number>[] = [];
    for (const id of ids) {
      await yieldTurn();
      requireClient(wanted);
      const whole = await sheet.get(snapshot, id);
      const cells = columns.map(({ name, write, isAmount }) => [
        name,
        isAmount ? amountCell(write(whole)) : write(whole),
      ]);
      rows.push({ id: String(id), ...Object.fromEntries(cells) });
    }
    const lines = csvLines(names, rows);
    parts.push(Buffer.from(lines));
    length += lines.length;
    bytes += bytesInBody(lines);
    if (length > maxSheetLength || bytes > maxSheetBytes) throw tooLarge(tooManyBytes);
  }
  return parts;
}

/**
 * Negative amounts are numbers, because as text they would be escaped like formulas. Amounts with more digits than a
 * number has stay text.
 */
export function amountCell(text: string): string | number {
  const shortest = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return text.startsWith('-') && String(Number(text)) === shortest ? Number(text) : text;
}

export function requireClient(wanted: AbortSignal | undefined) {
  if (wanted?.aborted)
    throw new AppError('bad_input', 'The client disconnected before the file was ready.');
}

const bytesInBody = (text: string) => Buffer.byteLength(JSON.stringify(text));

const tooManyBytes = `be larger than the ${maxSheetLength / 1_000_000} MB`;

/** Editors would otherwise only find out after editing the file that it can't be imported. */
const tooLarge = (fault: string) =>
  new AppError(
    'conflict',
    `The file would ${fault} that an import accepts. Read the list through the API instead.`,
  );
