import { maxCrossColumns } from '#contract/partner/click-crossing.ts';
import {
  bucketOf,
  type ClickDimension,
  isOriginDimension,
  isTimeDimension,
} from '#contract/partner/click-dimension.ts';
import type {
  ClickPeriod,
  CountedDimension,
} from '../../../../db/repositories/partner/click-report.ts';
import type { reportCounts } from './report-counts.ts';

type Counts = ReturnType<typeof reportCounts>;

const countedBy = (by: ClickDimension): CountedDimension => (isTimeDimension(by) ? 'day' : by);

/** Splits each row by a second dimension. Returns the columns' keys, and the clicks of a row in each column. */
export async function crossClicks(
  counts: Counts,
  { by, cross }: { by: ClickDimension; cross: ClickDimension },
  period: ClickPeriod,
) {
  const bucket = (of: ClickDimension, key: string) =>
    isTimeDimension(of) ? bucketOf(of, key, period.from) : key;
  const cells = new Map<string, Map<string, number>>();
  const add = (row: string, column: string, clicks: number) => {
    const own = cells.get(row) ?? new Map<string, number>();
    cells.set(row, own.set(column, (own.get(column) ?? 0) + clicks));
  };
  const [counted, countedCross] = [countedBy(by), countedBy(cross)];
  for (const sum of await counts.crossed(counted, countedCross, period)) {
    add(bucket(by, sum.key), bucket(cross, sum.cross_key), sum.clicks);
  }

  // The clicks without a known origin are those that the other counts contain beyond the known ones.
  const addUnknown = async (of: CountedDimension, add: (key: string, clicks: number) => void) => {
    for (const { key, clicks } of await counts.clicks(of, period)) add(key, clicks);
  };
  const known = [...cells].flatMap(([row, own]) =>
    [...own].map(([column, clicks]) => ({ row, column, clicks })),
  );
  if (isOriginDimension(cross)) {
    await addUnknown(counted, (key, clicks) => add(bucket(by, key), '', clicks));
    for (const { row, clicks } of known) add(row, '', -clicks);
  } else if (isOriginDimension(by)) {
    await addUnknown(countedCross, (key, clicks) => add('', bucket(cross, key), clicks));
    for (const { column, clicks } of known) add('', column, -clicks);
  }

  const sums = new Map<string, number>();
  for (const own of cells.values()) {
    for (const [column, clicks] of own) {
      if (clicks > 0) sums.set(column, (sums.get(column) ?? 0) + clicks);
    }
  }
  const columns = isTimeDimension(cross)
    ? [...sums.keys()].sort().slice(-maxCrossColumns)
    : [...sums]
        .sort(([one, clicks], [other, more]) => more - clicks || (one < other ? -1 : 1))
        .slice(0, maxCrossColumns)
        .map(([column]) => column);
  return {
    columns,
    cellsOf: (row: string) =>
      columns.map((column) => Math.max(0, cells.get(row)?.get(column) ?? 0)),
  };
}
