import type { Kysely } from 'kysely';
import type { Notice } from '#contract/operation/notice.ts';
import { day } from '#contract/wall-clock.ts';
import type { Database } from '../../../db/tables.ts';
import { findJobRecord } from '../nightly/job-record.ts';
import type { NightlyDeps } from '../nightly/nightly-job.ts';
import { backupJob } from './nightly-backup.ts';

type LastBackup = {
  /** The time of the last successful nightly backup, in ISO 8601. */
  succeededAt: string | undefined;
  /** Set, like the reason, if the last attempt failed. */
  failedAt: string | undefined;
  reason: string | undefined;
};

export async function lastBackup(db: Kysely<Database>): Promise<LastBackup> {
  const { succeeded_at, failed_at, reason } = await findJobRecord(db, backupJob);
  return { succeededAt: succeeded_at, failedAt: failed_at, reason };
}

const oldAfter = 2 * day;

/**
 * BACKUP_DIR may be set only on another machine. If it was removed everywhere, the notice must expire at some point.
 */
const forgottenAfter = 30 * day;

/** A failed backup has its own notice, like any failed nightly job. */
export async function backupNotices({ database, settings }: NightlyDeps): Promise<Notice[]> {
  const { succeededAt } = await lastBackup(database.db);
  if (succeededAt === undefined) return [];
  const age = Date.now() - Date.parse(succeededAt);
  if (age <= oldAfter || (age > forgottenAfter && !settings.BACKUP_DIR)) return [];
  return [{ kind: 'backup-old', at: succeededAt }];
}
