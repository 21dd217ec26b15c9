/** How fast a partner pays out in a market, and how little can be deposited there. */
import type { MarketCode } from '../../site/market-code.ts';
import type { Payment } from './product-facts.ts';

type FilteredPayment = Pick<
  Payment,
  'method_id' | 'market_code' | 'direction' | 'min' | 'currency' | 'hours_max'
>;
type Method = { id: number; payments: FilteredPayment[] };

/** Greater than any limit. */
export const unknown = Number.POSITIVE_INFINITY;

type Priced = { currency: string | null };

/** Amounts in other currencies don't count, because nothing is converted. */
export const isInCurrency = ({ currency }: Priced, market: Priced) =>
  currency === null || currency === market.currency;

type Place = { code: MarketCode; parent: MarketCode | null };

/** A region's payments by a method replace its country's, which replace those for all markets. */
export function methodsIn(payments: readonly FilteredPayment[], { code, parent }: Place): Method[] {
  const rankOf = ({ market_code }: FilteredPayment) =>
    market_code === code ? 3 : market_code === null ? 1 : market_code === parent ? 2 : 0;
  const methods = new Map<number, Method & { rank: number }>();
  for (const payment of payments) {
    const { method_id: id } = payment;
    const rank = rankOf(payment);
    const known = methods.get(id);
    if (known && known.rank === rank) known.payments.push(payment);
    else if (rank > (known?.rank ?? 0)) methods.set(id, { id, rank, payments: [payment] });
  }
  return [...methods.values()];
}

type Payout = Pick<Payment, 'direction' | 'hours_max'>;
type Deposit = Pick<Payment, 'direction' | 'min' | 'currency'>;

export const payoutHoursOf = (payments: readonly Payout[]): number =>
  least(payments, ({ direction, hours_max }) =>
    direction === 'in' ? unknown : (hours_max ?? unknown),
  );

export const minDepositOf = (payments: readonly Deposit[], market: Priced): number =>
  least(payments, (payment) =>
    payment.direction !== 'out' && isInCurrency(payment, market)
      ? (payment.min ?? unknown)
      : unknown,
  );

export function least<Item>(items: readonly Item[], figureOf: (item: Item) => number): number {
  let figure = unknown;
  for (const item of items) figure = Math.min(figure, figureOf(item));
  return figure;
}
