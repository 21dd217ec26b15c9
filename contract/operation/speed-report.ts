import { z } from 'zod';
import { optionalLabel } from '../field-schema.ts';
import { devices } from '../partner/click-dimension.ts';
import { sitePages } from '../partner/click-place.ts';
import { requestedMarketCode } from '../site/market-schema.ts';
import { type SpeedMetric, speedMetrics, speedRatings } from './page-speed.ts';
import { lastBucket } from './speed-bucket.ts';

const bucket = z.int().min(0).max(lastBucket);

/** Sent by the browser at the end of a visit. Each number is the bucket that a value falls into. */
export const speedBeacon = z.strictObject({
  page: z.enum(sitePages),
  market: requestedMarketCode,
  connection: optionalLabel.meta({ description: 'No longer counted', deprecated: true }),
  ttfb: bucket.meta({ description: 'Present for every visit' }),
  lcp: bucket.optional().meta({ description: 'Missing if the page was loaded in the background' }),
  inp: bucket
    .optional()
    .meta({ description: 'Missing if the visitor didn’t interact with the page' }),
  cls: bucket.optional().meta({ description: 'Missing if the browser doesn’t measure it' }),
});

export const speedReportQuery = z.object({
  device: z.enum(devices).optional(),
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
  items: z.array(pageSpeed.extend({ page: z.enum(sitePages) })),
});
export type SpeedReport = z.output<typeof speedReport>;
