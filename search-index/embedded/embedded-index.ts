import type { SearchIndex } from '../search-index.ts';
import { createSearch } from './search.ts';
import { createStore, putDocument, removeDocument } from './store.ts';

/** The engine that needs nothing: all of it is in the memory of this process. */
export function createEmbeddedIndex(): SearchIndex {
  const store = createStore();
  const search = createSearch(store);
  return {
    async upsert(documents) {
      for (const document of documents) putDocument(store, document);
    },
    async remove(keys) {
      for (const key of keys) removeDocument(store, key);
    },
    async search(query) {
      return search(query);
    },
  };
}
