import type { Notice } from '#contract/admin/notice.ts';
import { nightlyJobs } from './job-list.ts';
import { findJobRecord } from './job-record.ts';
import type { NightlyDeps } from './nightly-job.ts';

/** The jobs whose last attempt failed. */
export async function failedJobs(deps: NightlyDeps): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const { name: job } of nightlyJobs(deps)) {
    const { failed_at: at, reason = '' } = await findJobRecord(deps.database.db, job);
    if (at) notices.push({ kind: 'nightly-job-failed', job, reason, at });
  }
  return notices;
}
