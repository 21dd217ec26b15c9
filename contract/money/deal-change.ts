import { dayAfter } from '../wall-clock.ts';
import type { Deal, DealDraft } from './deal.ts';

/** Everything that changes what the deal pays. Notes, documents and sources don't. */
const paying = [
  ...(['programme_id', 'product_id', 'market_code', 'kind', 'currency', 'steps'] as const),
  ...(['step_mode', 'negative_carry_over', 'cap_count', 'cap_amount', 'admin_fee'] as const),
];

const termsOf = (deal: DealDraft | Deal) =>
  JSON.stringify([paying.map((name) => deal[name]), deal.baseline.min_deposits]);

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
