/** The filters of lists of partners and offers, without zod so that pages can load them. */

/** A partner matches if it has any of the chosen values. */
export const listFilters = [
  'licence',
  'payment',
  'provider',
  'site_language',
  'bonus_kind',
] as const;
export type ListFilter = (typeof listFilters)[number];

/** A partner matches if its number is no higher than the chosen one. */
export const limitFilters = ['payout_hours', 'min_deposit', 'max_wagering'] as const;
export type LimitFilter = (typeof limitFilters)[number];

export const filterNames = [...listFilters, ...limitFilters] as const;
export type FilterName = (typeof filterNames)[number];

/** The query parameters of a filtered page. */
export const filterParameters: readonly string[] = [...filterNames, 'sort', 'page', 'unchecked'];

/** An offer matches if its number is no higher than the chosen one. Offers without the number don't match. */
const offerLimits = ['max_wagering', 'min_deposit', 'ends_within'] as const;
export type OfferLimit = (typeof offerLimits)[number];

export const offerFilterNames = ['kind', ...offerLimits, 'min_value', 'no_deposit'] as const;
export type OfferFilterName = (typeof offerFilterNames)[number];

/** The query parameters of a page with offers, besides those of their cost. */
export const offerFilterParameters: readonly string[] = [...offerFilterNames, 'sort', 'page'];

export const isFilterValue = (value: string) => /^[\w,.]{1,200}$/.test(value);
