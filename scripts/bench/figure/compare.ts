import { type Figure, figureName, rounded } from './figure.ts';
import { median } from './median.ts';
import type { RecordedFigure } from './record.ts';

type Difference = { name: string; before: number; after: number; change: number };

/** Repeated runs on a shared machine usually differ by less than this. */
const leastNoise = 0.1;

/** Returns the figures that got worse by more than their repetitions differ, worst first. */
export function worsened(
  before: readonly RecordedFigure[],
  after: readonly RecordedFigure[],
): Difference[] {
  const byName = new Map(before.map((figure) => [figureName(figure), figure]));
  return after
    .flatMap((figure) => {
      const name = figureName(figure);
      const earlier = byName.get(name);
      const change = earlier && lossOf(earlier, figure);
      if (!change) return [];
      const [old, now] = [median(earlier.values), median(figure.values)];
      return { name, before: old, after: now, change };
    })
    .sort((left, right) => right.change - left.change);
}

/** Returns the share of its value by which a figure got worse, or undefined if that may be noise. */
function lossOf(before: RecordedFigure, after: RecordedFigure): number | undefined {
  const [old, now] = [median(before.values), median(after.values)];
  if (old === now) return undefined;
  const base = Math.min(Math.abs(old), Math.abs(now)) || Math.max(Math.abs(old), Math.abs(now));
  const loss = (isMoreBetter(after) ? old - now : now - old) / base;
  const noise = Math.max(leastNoise, spreadOf(before.values), spreadOf(after.values));
  return loss > noise ? loss : undefined;
}

/** Rates and scores are better if higher; times and sizes if lower. */
function isMoreBetter({ goal, unit }: Figure): boolean {
  if (!goal) return /per|\/s|a second/.test(unit);
  return 'atLeast' in ('timesFloor' in goal ? goal.timesFloor : goal);
}

function spreadOf(values: readonly number[]): number {
  const middle = Math.abs(median(values));
  return middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / middle;
}

export const differenceText = ({ name, before, after, change }: Difference): string =>
  `${name}: ${rounded(before)} before, ${rounded(after)} now (${Math.round(100 * change)}% worse)`;
