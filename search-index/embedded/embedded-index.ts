import { inSlices } from '../../db/time-slice.ts';
import type { Candidates, SearchIndex, SearchQuery, SearchResults } from '../search-index.ts';
import { createEmbeddedSearch } from './embedded-search.ts';
import { createStore, putDocument, removeDocument } from './store/store.ts';

export type EmbeddedIndex = SearchIndex & {
  /** Ranks and highlights the candidates, and counts the matches. */
  rank(query: SearchQuery, candidates: Candidates): SearchResults;
};

/** Creates the in-memory index of this process, which needs no external service. */
export function createEmbeddedIndex(): EmbeddedIndex {
  const store = createStore();
  const { search, rank } = createEmbeddedSearch(store);
  return {
    async upsert(documents) {
      for await (const document of inSlices(documents)) {
        putDocument(store, document);
      }
    },
    async remove(keys) {
      for (const key of keys) removeDocument(store, key);
    },
    async search(query) {
      return search(query);
    },
    rank,
  };
}
