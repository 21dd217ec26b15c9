import { dayBefore } from '../wall-clock.ts';

/** Dimensions of where a visit came from. Counted per product and market, separately from the other dimensions. */
export const originDimensions = ['source', 'campaign', 'site', 'device', 'country'] as const;
export type OriginDimension = (typeof originDimensions)[number];

export const isOriginDimension = (by: ClickDimension): by is OriginDimension =>
  originDimensions.some((dimension) => dimension === by);

export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Values beyond the daily limit are counted under this name. */
export const otherOrigin = 'other';

/** Dimensions by which clicks are stored. */
export const storedDimensions = ['product', 'page', 'block', 'position', 'market', 'day'] as const;
export type StoredDimension = (typeof storedDimensions)[number];

export const clickDimensions = [
  ...storedDimensions,
  ...(['week', 'month'] as const),
  ...originDimensions,
] as const;
export type ClickDimension = (typeof clickDimensions)[number];

export const timeDimensions = ['day', 'week', 'month'] as const;
export type TimeDimension = (typeof timeDimensions)[number];

export const isTimeDimension = (by: ClickDimension): by is TimeDimension =>
  timeDimensions.some((dimension) => dimension === by);

/** The first day of each day's bucket. Weeks start on Monday. */
const firstDayOf: Record<TimeDimension, (day: string) => string> = {
  day: (day) => day,
  week: (day) => dayBefore(day, (new Date(day).getUTCDay() + 6) % 7),
  month: (day) => `${day.slice(0, 7)}-01`,
};

/** Returns the first day of a bucket, or of the report if the bucket started before it. */
export function bucketOf(by: TimeDimension, day: string, from: string): string {
  const first = firstDayOf[by](day);
  return first < from ? from : first;
}

/** In the site's time zone. `7d` and the like include today. */
export const reportPeriods = [
  ...(['today', 'yesterday', '7d', '28d', '90d', '12m'] as const),
  ...(['month', 'last_month'] as const),
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** A report is compared with the same number of days right before its period, or with the same days last year. */
export const reportComparisons = ['previous', 'year'] as const;
export type ReportComparison = (typeof reportComparisons)[number];
