import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  type SpeedMetric,
  speedMetrics,
  speedRating,
  speedReportDays,
  speedThresholds,
} from '#contract/operation/page-speed.ts';
import { bucketCount, percentile75 } from '#contract/operation/speed-bucket.ts';
import type {
  PageSpeed,
  SpeedPercentile,
  SpeedReport,
  SpeedReportQuery,
} from '#contract/operation/speed-report.ts';
import { sitePages } from '#contract/partner/click-place.ts';
import { dayBefore } from '#contract/wall-clock.ts';
import {
  type SpeedSum,
  sumSpeedCounts,
} from '../../../db/repositories/operation/page-speed-count.ts';
import type { Database } from '../../../db/tables.ts';

const weeks = speedReportDays / 7;

function countsOf(sums: readonly SpeedSum[]): number[] {
  const counts = Array.from({ length: bucketCount }, () => 0);
  for (const { bucket, visits } of sums) counts[bucket] = (counts[bucket] ?? 0) + visits;
  return counts;
}

/** Expects the sums of each week. */
export function percentileOf(metric: SpeedMetric, byWeek: readonly SpeedSum[][]): SpeedPercentile {
  const own = byWeek.map((sums) => countsOf(sums.filter((sum) => sum.metric === metric)));
  const all = Array.from({ length: bucketCount }, (_, bucket) =>
    own.reduce((sum, counts) => sum + (counts[bucket] ?? 0), 0),
  );
  const p75 = percentile75(all, speedThresholds[metric]);
  return {
    p75,
    rating: p75 === null ? null : speedRating(metric, p75),
    visits: all.reduce((sum, visits) => sum + visits, 0),
    weeks: own.map((counts) => percentile75(counts, speedThresholds[metric])),
  };
}

function speedOf(byWeek: readonly SpeedSum[][]): PageSpeed {
  const metrics = Object.fromEntries(
    speedMetrics.map((metric) => [metric, percentileOf(metric, byWeek)]),
  ) as Record<SpeedMetric, SpeedPercentile>;
  // Every visit has a time to first byte, so these are all visits.
  return { visits: metrics.ttfb.visits, ...metrics };
}

export async function readSpeedReport(
  db: Kysely<Database>,
  query: SpeedReportQuery,
  today: string,
): Promise<SpeedReport> {
  const byWeek: SpeedSum[][] = [];
  for (let week = weeks; week > 0; week -= 1) {
    const period = { from: dayBefore(today, week * 7 - 1), to: dayBefore(today, (week - 1) * 7) };
    byWeek.push(await sumSpeedCounts(db, period, query));
    await nextTurn();
  }
  const items = sitePages
    .map((page) => ({
      page,
      ...speedOf(byWeek.map((sums) => sums.filter((sum) => sum.page === page))),
    }))
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits);
  return { from: dayBefore(today, speedReportDays - 1), to: today, total: speedOf(byWeek), items };
}
