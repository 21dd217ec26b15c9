/** The figures by which compared partners are ranked. Rows of texts have none. */
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
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

export function fastestPayout({ payments }: FactsCard): number | null {
  const hours = payments
    .filter(({ direction }) => direction !== 'in')
    .flatMap(({ hours_min, hours_max }) => hours_max ?? hours_min ?? []);
  return hours.length > 0 ? Math.min(...hours) : null;
}

/** Returns the minimum deposit in each currency, because amounts in different currencies can’t be compared. */
export function smallestDeposits({ payments }: FactsCard): [currency: string | null, number][] {
  const least = new Map<string | null, number>();
  for (const { direction, min, currency } of payments) {
    if (direction === 'out' || min === null) continue;
    least.set(currency, Math.min(min, least.get(currency) ?? min));
  }
  return [...least];
}

/** Returns the minimum deposit in the market's currency, or else in the partner's first one. */
export function comparedDeposit(facts: FactsCard, currency: string): Measured | undefined {
  const least = smallestDeposits(facts);
  const [unit, figure] = least.find(([one]) => one === currency) ?? least[0] ?? [];
  return measured(figure, unit);
}

export const expectedValue = (cost: OfferCost | null | undefined) =>
  cost ? measured(cost.expected_value, cost.currency) : undefined;
