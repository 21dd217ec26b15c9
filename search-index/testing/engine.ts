import type { SearchIndex } from '../search-index.ts';

/** Each test opens an empty index of its own. A remote engine removes the one that it opened before. */
export type OpenIndex = () => Promise<SearchIndex>;

export type Engine = 'embedded' | 'Meilisearch';
