/** The filters of a list of partners, without zod so that pages can load them. */

/** A partner passes if it has any of the chosen values. */
export const listFilters = [
  'licence',
  'payment',
  'provider',
  'site_language',
  'bonus_kind',
] as const;
export type ListFilter = (typeof listFilters)[number];

/** A partner passes if its figure is at most the chosen one. */
export const limitFilters = ['payout_hours', 'min_deposit', 'max_wagering'] as const;
export type LimitFilter = (typeof limitFilters)[number];

export const filterNames = [...listFilters, ...limitFilters] as const;
export type FilterName = (typeof filterNames)[number];

/** The parameters of a page with a filter. */
export const filterParameters: readonly string[] = [...filterNames, 'sort', 'page'];

export const isFilterValue = (value: string) => /^[\w,.]{1,200}$/.test(value);

export const bonusKinds = ['match', 'fixed', 'free_spins', 'no_deposit'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Where nothing is chosen, these are offered as choices. */
export const offeredLimits: Record<LimitFilter, readonly number[]> = {
  payout_hours: [1, 24, 72],
  min_deposit: [5, 10, 20, 50],
  max_wagering: [0, 10, 20, 30, 40],
};

export const filteredSorts = ['editors', 'rating', 'cost', 'min_deposit', 'payout'] as const;
export type FilteredSort = (typeof filteredSorts)[number];
