/** How fast pages load and react in visitors' browsers. Only counts of values within bounds leave a browser. */
import { z } from 'zod';
import { devices } from '../partner/click-dimension.ts';
import type { ClickPage } from '../partner/click-place.ts';
import { firstFair, firstPoor, lastBucket } from './speed-bucket.ts';

/**
 * Largest contentful paint, interaction to next paint and time to first byte in milliseconds, and cumulative layout
 * shift.
 */
export const speedMetrics = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

/** The largest good value, and the largest that isn't poor, as https://web.dev/articles/vitals defines them. */
export const speedThresholds: Record<SpeedMetric, readonly [good: number, fair: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1800],
};

export const speedRatings = ['good', 'needs_improvement', 'poor'] as const;
export type SpeedRating = (typeof speedRatings)[number];

export function speedRating(metric: SpeedMetric, value: number): SpeedRating {
  const [good, fair] = speedThresholds[metric];
  return value <= good ? 'good' : value <= fair ? 'needs_improvement' : 'poor';
}

export const ratingOfBucket = (bucket: number): SpeedRating =>
  bucket < firstFair ? 'good' : bucket < firstPoor ? 'needs_improvement' : 'poor';

/** Kinds of pages, as for clicks. */
export type SpeedPage = Exclude<ClickPage, 'elsewhere'>;
export const speedPages = [
  ...(['casino', 'bets', 'bonuses', 'product', 'promocodes', 'search', 'account'] as const),
  ...(['guides', 'reviews', 'other'] as const),
] satisfies SpeedPage[];

/** As browsers estimate it. Only those based on Chromium do. */
export const connections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
export type Connection = (typeof connections)[number];

export type SpeedKey = {
  page: SpeedPage;
  device: (typeof devices)[number];
  connection: Connection;
};

/** Days shown in the report. */
export const speedReportDays = 28;

/** Older days are deleted. */
export const speedDays = 90;

const bucket = z.int().min(0).max(lastBucket);

/** Sent by the browser at the end of a visit. Each number says between which bounds a value was. */
export const speedBeacon = z.strictObject({
  page: z.enum(speedPages),
  connection: z.enum(connections).default('unknown'),
  ttfb: bucket.meta({ description: 'Every visit has one' }),
  lcp: bucket.optional().meta({ description: 'Missing if the page was loaded in the background' }),
  inp: bucket.optional().meta({ description: 'Missing if the visitor pressed nothing' }),
  cls: bucket.optional().meta({ description: 'Missing if the browser does not measure it' }),
});

export const speedReportQuery = z.object({
  device: z.enum(devices).optional(),
  connection: z.enum(connections).optional(),
});
export type SpeedReportQuery = z.output<typeof speedReportQuery>;

const percentile = z.object({
  p75: z.number().nullable().meta({ description: 'The 75th percentile, or null without visits' }),
  rating: z.enum(speedRatings).nullable(),
  visits: z.int().meta({ description: 'Visits in which it was measured' }),
  weeks: z
    .array(z.number().nullable())
    .meta({ description: 'The 75th percentile of each week, the latest last' }),
});
export type SpeedPercentile = z.output<typeof percentile>;

const pageSpeed = z.object({
  visits: z.int(),
  ...(Object.fromEntries(speedMetrics.map((metric) => [metric, percentile])) as Record<
    SpeedMetric,
    typeof percentile
  >),
});
export type PageSpeed = z.output<typeof pageSpeed>;

/** Times in milliseconds. `cls` is a score. */
export const speedReport = z.object({
  from: z.string(),
  to: z.string(),
  total: pageSpeed,
  items: z.array(pageSpeed.extend({ page: z.enum(speedPages) })),
});
export type SpeedReport = z.output<typeof speedReport>;
