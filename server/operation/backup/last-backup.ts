import type { Kysely } from 'kysely';
import type { Notice } from '#contract/operation/notice.ts';
import { day } from '#contract/wall-clock.ts';
import type { Database } from '../../../db/tables.ts';
import { findJobRecord } from '../nightly/job-record.ts';
import type { NightlyDeps } from '../nightly/nightly-job.ts';
import { backupJob } from './nightly-backup.ts';

export type LastBackup = {
  /** The instant of the last good nightly backup, as an ISO text. */
  succeededAt: string | undefined;
  /** These are set where the last attempt failed. */
  failedAt: string | undefined;
  reason: string | undefined;
};

export async function lastBackup(db: Kysely<Database>): Promise<LastBackup> {
  const { succeeded_at, failed_at, reason } = await findJobRecord(db, backupJob);
  return { succeededAt: succeeded_at, failedAt: failed_at, reason };
}

const oldAfter = 2 * day;

/** BACKUP_DIR may be set on another machine alone, and nobody wants to hear for ever of what was once set. */
const forgottenAfter = 30 * day;

/** A backup that failed has a notice of its own, as every nightly job that failed. */
export async function backupNotices({ database, settings }: NightlyDeps): Promise<Notice[]> {
  const { succeededAt } = await lastBackup(database.db);
  if (succeededAt === undefined) return [];
  const age = Date.now() - Date.parse(succeededAt);
  if (age <= oldAfter || (age > forgottenAfter && !settings.BACKUP_DIR)) return [];
  return [{ kind: 'backup-old', at: succeededAt }];
}
