import type { SearchResult } from '#contract/catalogue/search.ts';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import type { Language } from '#contract/language.ts';
import type { Market } from '#contract/market.ts';
import type { SearchCategory } from './dialog/search-category.ts';

const shown = 8;
const popularShown = 6;

type Visitor = { market: Market; language: Language };

/** Plain fetch: the client of the other pages is not needed to search. */
async function get<Answer>(path: string, query: Record<string, string>, signal: AbortSignal) {
  const response = await fetch(`/api/${path}?${new URLSearchParams(query)}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${(await response.text()) || response.statusText}`);
  }
  return (await response.json()) as Answer;
}

export const requestSearch = (
  { query, category, market, language }: Visitor & { query: string; category: SearchCategory },
  signal: AbortSignal,
) =>
  get<SearchResult>(
    'search',
    { q: query, market, lang: language, limit: String(shown), type: category },
    signal,
  );

export const requestPopular = async ({ market, language }: Visitor, signal: AbortSignal) => {
  const query = { category: 'casino', market, lang: language, limit: String(popularShown) };
  return (await get<{ items: TopListEntryCard[] }>('top', query, signal)).items;
};
