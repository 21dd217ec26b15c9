/** Page speed as measured in visitors' browsers. Pages load parts of this file, so it doesn't import any schemas. */
import type { Device } from '../partner/click-dimension.ts';
import type { SitePage } from '../partner/click-place.ts';
import { firstFair, firstPoor } from './speed-bucket.ts';

/**
 * Largest contentful paint, interaction to next paint and time to first byte in milliseconds, and cumulative layout
 * shift.
 */
export const speedMetrics = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

/** Metrics that the dashboard warns about: the Core Web Vitals. */
export const slowMetrics = ['lcp', 'inp', 'cls'] as const satisfies SpeedMetric[];

/** The highest value rated good, and the highest rated fair, as https://web.dev/articles/vitals defines them. */
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

export type SpeedKey = {
  page: SitePage;
  device: Device;
};

/** Days shown in the report. */
export const speedReportDays = 28;

/** Older days are deleted. */
export const speedDays = 90;
