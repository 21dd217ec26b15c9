import type { Kysely } from 'kysely';
import { inLongSnapshot } from '../../../db/read-snapshot.ts';
import { findBrokenSecurityEvent } from '../../../db/repositories/people/security-event.ts';
import type { Database } from '../../../db/tables.ts';

/**
 * Throws if the log was changed outside Aceboard. Runs as a nightly job, so a failure shows up on the dashboard and in
 * the metrics.
 */
export async function checkSecurityLog(db: Kysely<Database>): Promise<void> {
  const broken = await inLongSnapshot(db, findBrokenSecurityEvent);
  if (broken === undefined) return;
  throw new Error(
    `Row ${broken} of the security log is missing or differs from what was written. Compare it with a backup.`,
  );
}
