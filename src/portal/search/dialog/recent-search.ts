/** What was searched for in this browser, newest first; it is told to nobody. */
import { createStore } from '../../../ui/store.ts';

const key = 'recentSearches';
const maxSearches = 5;

export const withSearch = (searches: string[], query: string): string[] =>
  [
    query,
    ...searches.filter((kept) => kept.toLocaleLowerCase() !== query.toLocaleLowerCase()),
  ].slice(0, maxSearches);

/** Whatever stands there, by whoever's hand: only texts come out. */
export function readSearches(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list)
      ? list.filter((entry) => typeof entry === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

function remembered() {
  try {
    return readSearches(localStorage.getItem(key));
  } catch {
    return [];
  }
}

export const recentSearches = createStore<string[]>(remembered());

function store(searches: string[]) {
  recentSearches.write(searches);
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {}
}

export const rememberSearch = (query: string) => store(withSearch(remembered(), query));
export const clearSearches = () => store([]);
