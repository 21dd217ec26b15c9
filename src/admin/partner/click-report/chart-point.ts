import { bucketOf, type TimeDimension } from '#contract/partner/click-dimension.ts';
import type { ClickReport } from '#contract/partner/click-report.ts';

/** A day, week or month of the chart. */
export type ChartPoint = {
  day: string;
  last: string;
  /** Null in the future. */
  clicks: number | null;
  before: number;
  /** False for the one that includes today. */
  isOver: boolean;
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export function chartPoints(
  points: TimeDimension,
  { days, today }: Pick<ClickReport, 'days' | 'today'>,
): ChartPoint[] {
  const from = days[0]?.day ?? '';
  return [...Map.groupBy(days, ({ day }) => bucketOf(points, day, from))].map(([day, own]) => {
    const last = own.at(-1)?.day ?? day;
    return {
      ...{ day, last, isOver: last < today },
      clicks: day > today ? null : sum(own.map(({ clicks }) => clicks)),
      before: sum(own.map(({ before }) => before)),
    };
  });
}
