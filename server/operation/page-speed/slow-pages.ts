import type { Notice } from '#contract/operation/notice.ts';
import { slowMetrics } from '#contract/operation/page-speed.ts';
import { sitePages } from '#contract/partner/click-place.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { sumSpeedCounts } from '../../../db/repositories/operation/page-speed-count.ts';
import type { NightlyDeps } from '../nightly/nightly-job.ts';
import { percentileOf } from './speed-report.ts';

const days = 7;

/** With fewer visits, a single slow phone could trigger a notice. */
const minVisits = 100;

/** Lists kinds of pages that were poor for a quarter of the visits in the last seven days. */
export async function slowPageNotices({
  database: { db },
  settings,
}: Pick<NightlyDeps, 'database' | 'settings'>): Promise<Notice[]> {
  const to = localDay(settings.SITE_TIMEZONE, new Date());
  const sums = await sumSpeedCounts(db, { from: dayBefore(to, days - 1), to });
  return sitePages.flatMap((page) => {
    const own = sums.filter((sum) => sum.page === page);
    const poor = slowMetrics.flatMap((metric) => {
      const { p75, rating, visits } = percentileOf(metric, [own]);
      return p75 !== null && rating === 'poor' && visits >= minVisits ? [{ metric, p75 }] : [];
    });
    return poor.length > 0 ? [{ kind: 'page-slow' as const, page, poor }] : [];
  });
}
