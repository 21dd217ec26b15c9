import type { SearchIndex } from '../search-index.ts';

/** Opens an empty index for each test. A remote engine removes the previous one. */
export type OpenIndex = () => Promise<SearchIndex>;

export type Engine = 'embedded' | 'Meilisearch';
