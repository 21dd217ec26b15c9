import { partnerFilterForm } from '#contract/catalogue/filter/filter-search.ts';

export const listPath = { casino: '/casino/all', bets: '/bets/all' } as const;
export type ListedSection = keyof typeof listPath;

export const listFilter = {
  casino: { path: listPath.casino, form: partnerFilterForm },
  bets: { path: listPath.bets, form: partnerFilterForm },
} as const;
