/** Above a size, processes copy the database one after the other, so that copies don't fill the disk at the same time. */
import type { Kysely } from 'kysely';
import { databaseBytes } from '../../db/copy/preview-copy.ts';
import { holdLease } from '../../db/lease.ts';
import type { Database } from '../../db/tables.ts';
import { overloaded } from '../errors.ts';

const MiB = 1024 * 1024;
const largeDatabaseBytes = 500 * MiB;

/** In milliseconds. */
const longestWait = 60_000;

const leaseName = 'preview_copy';

export async function copyAlone<Result>(
  db: Kysely<Database>,
  copy: () => Promise<Result>,
  { largeBytes = largeDatabaseBytes, timeout = longestWait } = {},
): Promise<Result> {
  if ((await databaseBytes(db)) <= largeBytes) return copy();
  const gained = Promise.withResolvers<void>();
  const tooLong = setTimeout(
    () => gained.reject(overloaded('Another preview of this large database is being prepared.')),
    timeout,
  );
  const lease = holdLease(db, leaseName, gained.resolve);
  try {
    await gained.promise;
    return await copy();
  } finally {
    clearTimeout(tooLong);
    await lease.release();
  }
}
