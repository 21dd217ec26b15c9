import type { Kysely } from 'kysely';
import { inLongSnapshot } from '../../db/read-snapshot.ts';
import { listRedirectsAfter } from '../../db/repositories/content/redirect.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import { AppError } from '../errors.ts';
import { csvHeader, csvLines } from '../sheet/csv.ts';

const columns = ['old', 'new'];
const rowsAtOnce = 200;

/** Exports one consistent state, and stops if the client disconnects. */
export const exportRedirects = (
  db: Kysely<Database>,
  wanted: AbortSignal | undefined,
): Promise<Buffer[]> =>
  inLongSnapshot(db, async (snapshot) => {
    const parts = [Buffer.from(csvHeader(columns))];
    const yieldTurn = timeSlices();
    for (let last = ''; ; ) {
      await yieldTurn();
      if (wanted?.aborted)
        throw new AppError('bad_input', 'The client disconnected before the file was ready.');
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
  });
