/** The filters of lists of bonuses and promo codes, without zod so that pages can load them. */
import { offeredLimits } from './filter-value.ts';

/** An offer matches if its number is no higher than the chosen one. Offers without the number don't match. */
export const offerLimits = ['max_wagering', 'min_deposit', 'ends_within'] as const;
export type OfferLimit = (typeof offerLimits)[number];

export const offerFilterNames = ['kind', ...offerLimits, 'min_value', 'no_deposit'] as const;
export type OfferFilterName = (typeof offerFilterNames)[number];

/** The choices offered while nothing is selected. */
export const offeredOfferValues: Record<OfferLimit | 'min_value', readonly number[]> = {
  max_wagering: offeredLimits.max_wagering,
  min_deposit: offeredLimits.min_deposit,
  ends_within: [1, 7, 30],
  min_value: [10, 25, 50, 100, 200],
};

export const offerSorts = ['editors', 'value', 'wagering', 'newest', 'ending'] as const;
export type OfferSort = (typeof offerSorts)[number];
