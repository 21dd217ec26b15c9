import type { Notice } from '#contract/operation/notice.ts';
import { clickAlertNotices } from '../partner/click/click-alert.ts';
import { linkNotices } from '../partner/link/announce-links.ts';
import { failingCodeNotices } from '../visitor/vote/failing-code.ts';
import { stoppedWebhooks } from '../webhook/stopped-webhooks.ts';
import { backupNotices } from './backup/last-backup.ts';
import { failedJobs } from './nightly/failed-jobs.ts';
import type { NightlyDeps } from './nightly/nightly-job.ts';

export type NoticeSource = (deps: NightlyDeps) => Promise<Notice[]>;

/** Their notices are shown in this order. */
const sources: NoticeSource[] = [
  failedJobs,
  backupNotices,
  stoppedWebhooks,
  clickAlertNotices,
  linkNotices,
  failingCodeNotices,
];

export async function readNotices(deps: NightlyDeps): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const source of sources) notices.push(...(await source(deps)));
  return notices;
}
