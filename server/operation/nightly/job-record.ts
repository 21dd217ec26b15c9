/** Stores the outcome of each nightly job, for all processes and across restarts. */
import type { Kysely } from 'kysely';
import { findSetting, listSettings, writeSetting } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';

/** Times are ISO 8601. A success clears the failure. */
type JobRecord = {
  /** The night of the last success, as a local date. */
  night?: string;
  succeeded_at?: string;
  failed_at?: string;
  reason?: string;
};

const prefix = 'nightly_job ';
const keyOf = (job: string) => prefix + job;

export async function findJobRecord(db: Kysely<Database>, job: string): Promise<JobRecord> {
  const stored = await findSetting(db, keyOf(job));
  return stored === undefined ? {} : JSON.parse(stored);
}

export const writeJobRecord = (
  db: Kysely<Database>,
  job: string,
  record: JobRecord,
): Promise<void> => writeSetting(db, keyOf(job), JSON.stringify(record));

export async function listJobRecords(
  db: Kysely<Database>,
): Promise<{ job: string; record: JobRecord }[]> {
  const stored = await listSettings(db, prefix);
  return stored
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key, value }) => ({ job: key.slice(prefix.length), record: JSON.parse(value) }));
}
