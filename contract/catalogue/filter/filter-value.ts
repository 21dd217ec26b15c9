import type { LimitFilter } from './filter-name.ts';

export const bonusKinds = ['match', 'fixed', 'free_spins', 'no_deposit'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** The choices offered while nothing is selected. */
export const offeredLimits: Record<LimitFilter, readonly number[]> = {
  payout_hours: [1, 24, 72],
  min_deposit: [5, 10, 20, 50],
  max_wagering: [0, 10, 20, 30, 40],
};

export const filteredSorts = ['editors', 'rating', 'cost', 'min_deposit', 'payout'] as const;
export type FilteredSort = (typeof filteredSorts)[number];
