import { setImmediate } from 'node:timers/promises';
import type { SearchIndex } from '../search-index.ts';
import { createSearch } from './search.ts';
import { createStore, putDocument, removeDocument } from './store/store.ts';

/** A few milliseconds' work: after it whoever else waits for the process has a turn. */
const documentsAtOnce = 250;

/** The engine that needs nothing: all of it is in the memory of this process. */
export function createEmbeddedIndex(): SearchIndex {
  const store = createStore();
  const search = createSearch(store);
  return {
    async upsert(documents) {
      for (const [at, document] of documents.entries()) {
        if (at > 0 && at % documentsAtOnce === 0) await setImmediate();
        putDocument(store, document);
      }
    },
    async remove(keys) {
      for (const key of keys) removeDocument(store, key);
    },
    async search(query) {
      return search(query);
    },
  };
}
