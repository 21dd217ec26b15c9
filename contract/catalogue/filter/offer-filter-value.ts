/** The values and orders of lists of bonuses and promo codes, without zod so that pages can load them. */
import type { OfferLimit } from './filter-name.ts';
import { offeredLimits } from './filter-value.ts';

/** The choices offered while nothing is selected. */
export const offeredOfferValues: Record<OfferLimit | 'min_value', readonly number[]> = {
  max_wagering: offeredLimits.max_wagering,
  min_deposit: offeredLimits.min_deposit,
  ends_within: [1, 7, 30],
  min_value: [10, 25, 50, 100, 200],
};

/** The deposits that visitors can enter on a list, in the market's currency. */
export const enteredDeposits = { least: 1, most: 100_000 } as const;

export const offerSorts = ['editors', 'value', 'wagering', 'newest', 'ending'] as const;
export type OfferSort = (typeof offerSorts)[number];
