import { fetchNightlyFigures, fetchNightlyRates } from '../../money/nightly-money.ts';
import { announceClickAlerts } from '../../partner/click/click-alert.ts';
import { deleteOldClicks } from '../../partner/click/delete-old-clicks.ts';
import { nightlyLinkCheck } from '../../partner/link/nightly-link-check.ts';
import { sendMonthlyReport } from '../../partner/monthly-report/monthly-report.ts';
import { checkSecurityLog } from '../../people/security-log/check-security-log.ts';
import { cleanUpSignIns } from '../../people/session/sign-in-cleanup.ts';
import { deleteExpiredVisitorData } from '../../visitor/account/delete-expired-visitor-data.ts';
import { sendDigests } from '../../visitor/follow/digest.ts';
import { deleteOldVotes } from '../../visitor/vote/delete-old-votes.ts';
import { nightlyBackup } from '../backup/nightly-backup.ts';
import { deleteOldSpeedCounts } from '../page-speed/delete-old-speed-counts.ts';
import { retentionJobs } from '../retention/retention.ts';
import type { NightlyDeps, NightlyJob } from './nightly-job.ts';

/** The jobs run one at a time, in this order: the backup comes before permanent deletions. */
export const nightlyJobs = (deps: NightlyDeps): NightlyJob[] => [
  ...nightlyBackup(deps),
  { name: 'security log check', run: () => checkSecurityLog(deps.database.db) },
  { name: 'sign-in cleanup', run: () => cleanUpSignIns(deps.database.db, deps.settings) },
  { name: 'visitor cleanup', run: () => deleteExpiredVisitorData(deps.database.db) },
  { name: 'fall of clicks', run: () => announceClickAlerts(deps, deps.settings.SITE_TIMEZONE) },
  { name: 'exchange rates', run: (signal) => fetchNightlyRates(deps, signal) },
  { name: 'figures of programmes', run: (signal) => fetchNightlyFigures(deps, signal) },
  { name: 'monthly report', run: () => sendMonthlyReport(deps) },
  { name: 'digests', run: (signal) => sendDigests(deps, signal) },
  {
    name: 'click cleanup',
    run: (signal) => deleteOldClicks(deps.database, deps.settings.SITE_TIMEZONE, { signal }),
  },
  {
    name: 'vote cleanup',
    run: () => deleteOldVotes(deps.database.db, deps.settings.SITE_TIMEZONE),
  },
  {
    name: 'page speed cleanup',
    run: () => deleteOldSpeedCounts(deps.database.db, deps.settings.SITE_TIMEZONE),
  },
  ...retentionJobs(deps),
  ...nightlyLinkCheck(deps),
];
