/** The figures by which compared partners are ranked. Rows of texts have none. */
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import { minDepositOf, payoutHoursOf, unknown } from '#contract/catalogue/fact/payment-figures.ts';
import type { ProductPage } from '#contract/catalogue/product.ts';
import type { OfferCost } from '#contract/catalogue/terms/cost/offer-cost.ts';
import { type Measure, type Measured, measured } from './ranked-row.ts';

type RankedRow = 'rating' | 'payout' | 'deposit' | 'cost' | 'providerCount';

export const partnerMeasures = {
  rating: { wants: 'most', best: 'highest', of: ({ rating }) => measured(rating) },
  payout: { wants: 'least', best: 'fastest', of: ({ facts }) => measured(fastestPayout(facts)) },
  deposit: {
    wants: 'least',
    best: 'lowest',
    of: ({ facts }, currency) => comparedDeposit(facts, currency),
  },
  cost: { wants: 'most', best: 'value', of: ({ bonuses: [bonus] }) => expectedValue(bonus?.cost) },
  providerCount: {
    wants: 'most',
    best: 'most',
    of: ({ facts: { providers } }) => measured(providers.length || null),
  },
} satisfies Record<RankedRow, Measure<ProductPage>>;

/** The same figure as on cards. */
export function fastestPayout({ payments }: FactsCard): number | null {
  const hours = payoutHoursOf(payments);
  return hours === unknown ? null : hours;
}

/** The minimum deposits by currency, the market's first. Amounts in different currencies can’t be compared. */
export function smallestDeposits(
  { payments }: FactsCard,
  currency: string,
): [currency: string, number][] {
  const currencies = payments.flatMap((payment) => payment.currency ?? []);
  return [...new Set([currency, ...currencies])].flatMap((one): [string, number][] => {
    const inCurrency = payments.filter((payment) => (payment.currency ?? currency) === one);
    const least = minDepositOf(inCurrency, { currency: one });
    return least === unknown ? [] : [[one, least]];
  });
}

/** In the market's currency, or else in the partner's first one. */
export function comparedDeposit(facts: FactsCard, currency: string): Measured | undefined {
  const [[unit, figure] = []] = smallestDeposits(facts, currency);
  return measured(figure, unit);
}

export const expectedValue = (cost: OfferCost | null | undefined) =>
  cost ? measured(cost.expected_value, cost.currency) : undefined;
