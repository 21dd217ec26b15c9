/** Calculates how much of each month a programme has paid, in its own currency. */
import { convert, type Money } from '#contract/money/convert.ts';
import type { ProgrammeMonthData } from './load-month.ts';
import { lastDayOf } from './month-day.ts';
import type { MonthFigures } from './month-figures.ts';
import { type Paid, type SettledMonth, settle } from './settle.ts';

export type Balance = {
  months: SettledMonth[];
  /** Why the balance is unknown. */
  missing: string | null;
};

/** A statement counts for more than the figures of the days, and a closed month stays what it was. */
function owedByMonth(data: ProgrammeMonthData): Map<string, Money[]> {
  const closed = new Map(data.closed.map(({ month, figures }) => [month, figures]));
  const statements = byMonth(data.statements);
  const stats = byMonth(data.stats);
  const corrections = byMonth(data.corrections);
  const months = [closed, statements, stats, corrections].flatMap((rows) => [...rows.keys()]);
  const owed = [...new Set(months)].sort().map((month) => {
    const figures = closed.get(month);
    const frozen = figures === undefined ? undefined : (JSON.parse(figures) as MonthFigures);
    const stated =
      frozen?.stated ??
      (statements.get(month) ?? []).map((row) => ({ amount: row.stated, currency: row.currency }));
    const earned =
      frozen?.earned ??
      (stats.get(month) ?? []).map((row) => ({ amount: row.earned, currency: row.currency }));
    const corrected: Money[] = corrections.get(month) ?? [];
    const all: Money[] = [...(stated.length > 0 ? stated : earned), ...corrected];
    return [month, all] as const;
  });
  return new Map(owed);
}

const byMonth = <Row extends { month: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ month }) => month);

export function balanceOf(data: ProgrammeMonthData): Balance {
  const { base_currency } = data.programme;
  let missing: string | null = null;
  const inBase = (money: Money, day: string) => {
    const converted = convert(money, base_currency, day, data.rates);
    if ('amount' in converted) return converted.amount;
    missing ??= converted.missing;
    return 0;
  };
  const months = [...owedByMonth(data)].map(([month, owed]) => {
    const day = rateDayOf(month, data.today);
    return { month, owed: owed.reduce((sum, money) => sum + inBase(money, day), 0) };
  });
  const payments = data.payments.map(
    ({ month, amount, currency, day }): Paid => ({
      month,
      amount: inBase({ amount, currency }, day),
    }),
  );
  return { months: missing === null ? settle(months, payments) : [], missing };
}

/** A month that isn't over yet is converted at today's rate. */
export const rateDayOf = (month: string, today: string) => {
  const last = lastDayOf(month);
  return last < today ? last : today;
};
