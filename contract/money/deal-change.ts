import { dayAfter } from '../wall-clock.ts';
import type { Deal, DealDraft } from './deal.ts';

/** The terms of a deal, including rules that can't be calculated, such as deductions. */
const paying = [
  ...(['programme_id', 'product_id', 'market_code', 'kind', 'currency', 'step_mode'] as const),
  ...(['negative_carry_over', 'cap_count', 'cap_amount', 'admin_fee'] as const),
  ...(['deductions', 'high_roller_rule'] as const),
];

/** Lists the values, because a database may return the fields of a step in another order. */
const termsOf = (deal: DealDraft | Deal) =>
  JSON.stringify([
    paying.map((name) => deal[name]),
    deal.steps.map(({ from_count, from_amount, rate, percent }) => [
      ...[from_count, from_amount, rate, percent],
    ]),
    [deal.baseline.min_deposits, deal.baseline.note],
  ]);

const earlier = (one: string, other: string) => (one < other ? one : other);
const forever = '9999-12-31';

/** Returns the first day on which two versions of a deal pay differently, or undefined if none does. */
export function firstChangedDay(before: Deal, after: DealDraft): string | undefined {
  if (termsOf(before) !== termsOf(after) || before.from !== after.from) {
    return earlier(before.from, after.from);
  }
  if (before.to === after.to) return undefined;
  return dayAfter(earlier(before.to ?? forever, after.to ?? forever), 1);
}
