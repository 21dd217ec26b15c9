import type { SearchResult } from '#contract/catalogue/search/search.ts';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';

export const searchCategories = ['all', ...searchTypes] as const;
export type SearchCategory = (typeof searchCategories)[number];

export type SearchHits = SearchResult['results'];
