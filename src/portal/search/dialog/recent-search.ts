/** The searches made in this browser, newest first. Never sent to the server. */
import { createStore } from '../../../ui/external-store.ts';

const key = 'recentSearches';
const maxSearches = 5;

/** Searches that differ only in case or accents are the same. */
const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

export const withSearch = (searches: string[], query: string): string[] =>
  [query, ...searches.filter((search) => !isSame(search, query))].slice(0, maxSearches);

/** Reads only strings, because the storage may have been edited by hand. */
export function readSearches(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
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
