/** Calculates how much of each month a programme has paid, in its own currency. */
import { convert, type Money, type Rates } from '#contract/money/convert.ts';
import { ratesOf, ratesOfPayments } from './frozen-rate.ts';
import type { ProgrammeMonthData } from './load-month.ts';
import { rateDayOf } from './month-day.ts';
import { type OwedMonth, type Paid, type SettledMonth, settle } from './settle.ts';

type Owed = { month: string; amounts: Money[]; rates: Rates };

/** A statement counts for more than the figures of the days, and a closed month stays what it was. */
function owedByMonth(data: ProgrammeMonthData): Owed[] {
  const closed = new Map(data.closed.map(({ month, figures }) => [month, figures]));
  const statements = byMonth(data.statements);
  const stats = byMonth(data.stats);
  const corrections = byMonth(data.corrections);
  const months = [closed, statements, stats, corrections].flatMap((rows) => [...rows.keys()]);
  for (const { month } of data.payments) if (month !== null) months.push(month);
  return [...new Set(months)].sort().map((month) => {
    const frozen = closed.get(month);
    const stated =
      frozen?.stated ??
      (statements.get(month) ?? []).map((row) => ({ amount: row.stated, currency: row.currency }));
    const earned =
      frozen?.earned ??
      (stats.get(month) ?? []).map((row) => ({ amount: row.earned, currency: row.currency }));
    const corrected: Money[] = corrections.get(month) ?? [];
    const amounts = [...(stated.length > 0 ? stated : earned), ...corrected];
    return { month, amounts, rates: ratesOf(frozen?.rates, data.rates) };
  });
}

const byMonth = <Row extends { month: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ month }) => month);

export function balanceOf(data: ProgrammeMonthData): SettledMonth[] {
  const { base_currency } = data.programme;
  const months = owedByMonth(data).map(({ month, amounts, rates }) => {
    const day = rateDayOf(month, data.today);
    const owed: OwedMonth = { month, owed: 0 };
    for (const money of amounts) {
      const converted = convert(money, base_currency, day, rates);
      if ('amount' in converted) owed.owed += converted.amount;
      else owed.missing ??= converted.missing;
    }
    return owed;
  });
  const rates = ratesOfPayments(data);
  const payments = data.payments.map(({ month, amount, currency, day }): Paid => {
    const converted = convert({ amount, currency }, base_currency, day, rates);
    return 'amount' in converted
      ? { month, amount: converted.amount }
      : { month, amount, missing: converted.missing };
  });
  return settle(months, payments);
}
