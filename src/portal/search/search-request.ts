import type { SearchResult } from '#contract/catalogue/search.ts';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import type { Language } from '#contract/language.ts';
import type { Market } from '#contract/market.ts';
import { callApi } from '../../api/call-api.ts';
import type { SearchCategory } from './dialog/search-category.ts';

const shown = 8;
const popularShown = 6;

type Visitor = { market: Market; language: Language };

export const requestSearch = (
  { query, category, market, language }: Visitor & { query: string; category: SearchCategory },
  signal: AbortSignal,
) => {
  const asked = { q: query, market, lang: language, limit: String(shown), type: category };
  return callApi<SearchResult>('GET', `/api/search?${new URLSearchParams(asked)}`, { signal });
};

export const requestPopular = ({ market, language }: Visitor, signal: AbortSignal) => {
  const asked = { category: 'casino', market, lang: language, limit: String(popularShown) };
  return callApi<{ items: TopListEntryCard[] }>('GET', `/api/top?${new URLSearchParams(asked)}`, {
    signal,
  });
};
