import type { Notice } from '#contract/operation/notice.ts';
import { mayDo } from '#contract/people/role.ts';
import { day } from '#contract/wall-clock.ts';
import type { Administrator } from '../caller/administrator.ts';
import { endingLicenceNotices } from '../catalogue/fact/ending-licences.ts';
import { figureNotices } from '../money/stat-source/figure-notices.ts';
import { clickAlertNotices } from '../partner/click/click-alert.ts';
import { linkNotices } from '../partner/link/announce-links.ts';
import { securityNotices } from '../people/security-log/security-notices.ts';
import { agentNotices, releaseNotices } from '../release/release-notices.ts';
import { failingCodeNotices } from '../visitor/vote/failing-code.ts';
import { stoppedWebhooks } from '../webhook/stopped-webhooks.ts';
import { backupNotices } from './backup/last-backup.ts';
import { listJobRecords } from './nightly/job-record.ts';
import type { NightlyDeps } from './nightly/nightly-job.ts';
import { slowPageNotices } from './page-speed/slow-pages.ts';

/** Active jobs are retried hourly, so an older failure belongs to a job that no process runs any more. */
const forgottenAfter = 7 * day;

/** Lists jobs whose last attempt failed, in any process, as processes may run different jobs. */
async function failedJobs({ database }: NightlyDeps): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const { job, record } of await listJobRecords(database.db)) {
    const { failed_at: at, reason = '' } = record;
    if (!at || Date.now() - Date.parse(at) > forgottenAfter) continue;
    notices.push({ kind: 'nightly-job-failed', job, reason, at });
  }
  return notices;
}

async function cspNotices({ cspReports }: NightlyDeps): Promise<Notice[]> {
  return (await cspReports.listNew()).map(({ last_at: _, ...report }) => ({
    kind: 'content-blocked',
    ...report,
  }));
}

type NoticeSource = (deps: NightlyDeps) => Promise<Notice[]>;

/** Notices are shown in this order. */
const sources: NoticeSource[] = [
  releaseNotices,
  failedJobs,
  backupNotices,
  stoppedWebhooks,
  clickAlertNotices,
  linkNotices,
  endingLicenceNotices,
  failingCodeNotices,
  cspNotices,
  slowPageNotices,
];

const editorsSources: NoticeSource[] = [agentNotices];
const ownersSources: NoticeSource[] = [securityNotices];
const moneySources: NoticeSource[] = [figureNotices];

export async function readNotices(
  deps: NightlyDeps,
  { role, rights }: Pick<Administrator, 'role' | 'rights'>,
): Promise<Notice[]> {
  const notices: Notice[] = [];
  const visible = [
    ...(role === 'owner' ? ownersSources : []),
    ...(mayDo(role, 'editor') ? editorsSources : []),
    ...sources,
    ...(rights.includes('money') ? moneySources : []),
  ];
  for (const source of visible) notices.push(...(await source(deps)));
  return notices;
}
