import {
  type SpeedMetric,
  type SpeedRating,
  speedThresholds,
} from '#contract/operation/page-speed.ts';
import { lastBound } from '#contract/operation/speed-bucket.ts';
import { formatNumber, inEditorsLanguage } from '../../format.ts';
import type { Status } from '../../list/row-status.ts';

const scores = inEditorsLanguage(
  (language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
);
const seconds = inEditorsLanguage(
  (language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'second', maximumFractionDigits: 2 }),
);
const milliseconds = inEditorsLanguage(
  (language) =>
    new Intl.NumberFormat(language, {
      ...{ style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 },
    }),
);

const units: Record<SpeedMetric, (value: number) => string> = {
  lcp: (value) => seconds().format(value / 1000),
  ttfb: (value) => seconds().format(value / 1000),
  inp: (value) => milliseconds().format(value),
  cls: (value) => scores().format(value),
};

/** Formats a value. Beyond the last bound, values aren't known exactly. */
export const speedText = (metric: SpeedMetric, value: number): string =>
  `${value >= lastBound(speedThresholds[metric]) ? '> ' : ''}${units[metric](value)}`;

/** Formats a value without its unit, for a row of values. */
export const shortSpeedText = (metric: SpeedMetric, value: number): string => {
  if (metric === 'cls') return scores().format(value);
  return metric === 'inp' ? formatNumber(Math.round(value)) : scores().format(value / 1000);
};

export const thresholdsOf = (metric: SpeedMetric) =>
  speedThresholds[metric].map(units[metric]) as [good: string, fair: string];

export const ratingTones: Record<SpeedRating, Status['tone']> = {
  good: 'good',
  needs_improvement: 'warning',
  poor: 'bad',
};
