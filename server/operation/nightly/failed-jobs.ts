import { day } from '#contract/local-time.ts';
import type { Notice } from '#contract/operation/notice.ts';
import { listJobRecords } from './job-record.ts';
import type { NightlyDeps } from './nightly-job.ts';

/** A job that still runs somewhere is tried again each hour, so an older failure is of a job that no process has any more. */
const forgottenAfter = 7 * day;

/** The jobs whose last attempt failed, in whichever process: not all of them have the same jobs. */
export async function failedJobs({ database }: NightlyDeps): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const { job, record } of await listJobRecords(database.db)) {
    const { failed_at: at, reason = '' } = record;
    if (!at || Date.now() - Date.parse(at) > forgottenAfter) continue;
    notices.push({ kind: 'nightly-job-failed', job, reason, at });
  }
  return notices;
}
