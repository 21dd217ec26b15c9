/** Compares the rows of a file with the stored ones. */
import type { StatImportResult } from '#contract/money/stat-import.ts';
import { type StatFigure, statFigures } from '#contract/money/stat-row.ts';
import { figuresOf, type SourcedStat } from '../../../db/repositories/money/programme-stat.ts';
import type { StatFigures, StoredStatKey } from '../../../db/tables/money.ts';
import { badInput } from '../../errors.ts';

export type NewStat = StoredStatKey & StatFigures;

export type Difference = {
  written: NewStat[];
  /** The number of written rows that are new. */
  added: number;
  removed: SourcedStat[];
  unchanged: number;
  /** The number of rows that differ but stay as they are, by closed month. */
  closed: Map<string, number>;
};

export const emptyDifference = (): Difference => ({
  ...{ written: [], added: 0, removed: [], unchanged: 0, closed: new Map() },
});

export const monthOf = (day: string) => day.slice(0, 7);

const keyOf = ({ day, product_id, campaign_id, market, currency }: StoredStatKey) =>
  `${day}|${product_id}|${campaign_id}|${market}|${currency}`;

const isSame = (one: StatFigures, other: StatFigures) =>
  statFigures.every((figure) => one[figure] === other[figure]);

/**
 * A day in the file is replaced as a whole. A day that the file says nothing about stays as it is, and so does what
 * another source of the programme has reported.
 */
export function differenceOf(
  rows: readonly NewStat[],
  stored: readonly SourcedStat[],
  { closedMonths, source_id }: { closedMonths: ReadonlySet<string>; source_id: number | null },
): Difference {
  const found = emptyDifference();
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const days = new Set(rows.map(({ day }) => day));
  const isClosed = (day: string) => {
    const month = monthOf(day);
    if (!closedMonths.has(month)) return false;
    found.closed.set(month, (found.closed.get(month) ?? 0) + 1);
    return true;
  };
  for (const row of rows) {
    const key = keyOf(row);
    const current = before.get(key);
    before.delete(key);
    if (current && isSame(current, row)) {
      found.unchanged += 1;
    } else if (!isClosed(row.day)) {
      found.written.push(row);
      if (!current) found.added += 1;
    }
  }
  for (const row of before.values()) {
    if (row.source_id !== source_id || !days.has(row.day) || isClosed(row.day)) continue;
    found.removed.push(row);
  }
  return found;
}

export type Sums = StatImportResult['before'];

const inexact = () =>
  badInput([{ path: 'file', message: 'The figures add up to more than can be exact' }]);

/** The sums in each currency, sorted by it. Throws if one isn't exact. */
export function sumsOf(rows: readonly (StatFigures & { currency: string })[]): Sums {
  const sums = new Map<string, Sums[number]>();
  for (const row of rows) {
    const sum = sums.get(row.currency);
    if (!sum) sums.set(row.currency, { currency: row.currency, ...figuresOf(row) });
    else for (const figure of statFigures) sum[figure] += row[figure];
  }
  for (const sum of sums.values()) {
    if (!statFigures.every((figure) => Number.isSafeInteger(sum[figure]))) throw inexact();
  }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

const has = (sums: Sums, figure: StatFigure) => sums.some((sum) => sum[figure] !== 0);

/** Figures that were there before and are all zero now, which is more likely a mistake than a quiet month. */
export const fallenFigures = (before: Sums, after: Sums): StatFigure[] =>
  statFigures.filter((figure) => has(before, figure) && !has(after, figure));
