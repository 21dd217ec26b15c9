/** What a programme owes for each month, in its own currency, and what its payments have settled. */
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
function owedIn(data: ProgrammeMonthData, month: string): Money[] {
  const closed = data.closed.find((row) => row.month === month);
  const frozen = closed && (JSON.parse(closed.figures) as MonthFigures);
  const ofMonth = <Row extends { month: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.month === month);
  const stated =
    frozen?.stated ??
    ofMonth(data.statements).map(({ stated, currency }) => ({ amount: stated, currency }));
  const earned =
    frozen?.earned ??
    ofMonth(data.stats).map((row) => ({ amount: row.earned, currency: row.currency }));
  const corrected = ofMonth(data.corrections).map(({ amount, currency }) => ({ amount, currency }));
  return [...(stated.length > 0 ? stated : earned), ...corrected];
}

export function balanceOf(data: ProgrammeMonthData): Balance {
  const { base_currency } = data.programme;
  const names = new Set(
    [data.stats, data.statements, data.corrections, data.closed].flatMap((rows) =>
      rows.map(({ month }) => month),
    ),
  );
  const all = [...names].sort();
  let missing: string | null = null;
  const inBase = (money: Money, day: string) => {
    const converted = convert(money, base_currency, day, data.rates);
    if ('amount' in converted) return converted.amount;
    missing ??= converted.missing;
    return 0;
  };
  const months = all.map((month) => {
    const day = rateDayOf(month, data.today);
    return { month, owed: owedIn(data, month).reduce((sum, money) => sum + inBase(money, day), 0) };
  });
  const payments = data.payments.map(
    ({ month, amount, currency, day }): Paid => ({
      month,
      amount: inBase({ amount, currency }, day),
    }),
  );
  return { months: settle(months, payments), missing };
}

/** A month that isn't over yet is converted at today's rate. */
export const rateDayOf = (month: string, today: string) => {
  const last = lastDayOf(month);
  return last < today ? last : today;
};
