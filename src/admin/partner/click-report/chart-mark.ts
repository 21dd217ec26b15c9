import type { ChangedDay } from '#contract/partner/changed-day.ts';
import type { ChartPoint } from './chart-point.ts';

export type ChartMark = {
  /** In pixels from the left edge of the chart. */
  x: number;
  from: string;
  to: string;
  /** All changes from the first to the last day, as in the history. */
  changes: number;
  entities: ChangedDay['entities'];
  /** Whether more was changed than the listed entities. */
  more: boolean;
};

/** Marks are links, which need this much room each. */
const minDistance = 26;

/** Returns the marks of points with changes. Points too close to each other share one, at the first of them. */
export function chartMarks(
  points: ChartPoint[],
  days: ChangedDay[],
  xOf: (day: string) => number,
): ChartMark[] {
  const marks: Pick<ChartMark, 'x' | 'from' | 'to'>[] = [];
  for (const { day, last } of points) {
    if (!within(days, day, last).some(({ entities }) => entities.length > 0)) continue;
    const x = xOf(day);
    const previous = marks.at(-1);
    if (previous && x - previous.x < minDistance) previous.to = last;
    else marks.push({ x, from: day, to: last });
  }
  return marks.map((mark) => {
    const own = within(days, mark.from, mark.to);
    return {
      ...mark,
      changes: own.reduce((sum, { changes }) => sum + changes, 0),
      entities: own.toReversed().flatMap(({ entities }) => entities),
      more: own.some(({ more }) => more),
    };
  });
}

const within = (days: ChangedDay[], from: string, to: string) =>
  days.filter(({ day }) => day >= from && day <= to);
