import type { SearchResult, SearchType } from '#contract/catalogue/search.ts';

/** In the order in which they are shown; values of the contract would bring its schemas along. */
export const searchTypes = ['products', 'bonuses', 'promocodes'] as const satisfies SearchType[];
export const searchCategories = ['all', ...searchTypes] as const;
export type SearchCategory = (typeof searchCategories)[number];

export type Found = SearchResult['results'];
