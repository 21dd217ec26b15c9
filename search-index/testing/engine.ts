import type { SearchIndex } from '../search-index.ts';

/** Each test opens an empty index of its own; an engine that runs elsewhere removes what it opened before. */
export type OpenIndex = () => Promise<SearchIndex>;

export type Engine = 'embedded' | 'Meilisearch';
