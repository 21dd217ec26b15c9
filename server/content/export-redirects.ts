import type { Kysely } from 'kysely';
import { inLongSnapshot } from '../../db/read-snapshot.ts';
import { listRedirectsAfter } from '../../db/repositories/content/redirect.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import { csvHeader, csvLines } from '../sheet/csv.ts';
import { exporting, requireClient } from '../sheet/export-sheet.ts';

const columns = ['old', 'new'];
const rowsAtOnce = 200;

/** Exports one consistent state, and stops if the client disconnects. */
export const exportRedirects = (
  db: Kysely<Database>,
  wanted: AbortSignal | undefined,
): Promise<Buffer[]> =>
  exporting(1, () => inLongSnapshot(db, (snapshot) => makeFile(snapshot, wanted)));

async function makeFile(
  snapshot: Kysely<Database>,
  wanted: AbortSignal | undefined,
): Promise<Buffer[]> {
  const parts = [Buffer.from(csvHeader(columns))];
  const yieldTurn = timeSlices();
  for (let last = ''; ; ) {
    await yieldTurn();
    requireClient(wanted);
    const redirects = await listRedirectsAfter(snapshot, last, rowsAtOnce);
    const end = redirects.at(-1);
    if (!end) return parts;
    const rows = redirects.map(({ from_path, to_path }) => ({
      old: from_path,
      new: to_path ?? '410',
    }));
    parts.push(Buffer.from(csvLines(columns, rows)));
    last = end.from_path;
  }
}
