import { inSlices } from '../../db/time-slice.ts';
import type {
  Candidates,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  SearchResults,
} from '../search-index.ts';
import { createEmbeddedSearch } from './embedded-search.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { buildPostings } from './store/build-postings.ts';
import { putDocument, removeDocument, writeDocument } from './store/put-document.ts';
import { createStore, type Store } from './store/store.ts';

export type EmbeddedIndex = SearchIndex & {
  /** Ranks and highlights the candidates, and counts the matches. */
  rank(query: SearchQuery, candidates: Candidates): SearchResults;
};

/** Creates the in-memory index of this process, which needs no external service. */
export const createEmbeddedIndex = (): EmbeddedIndex => embeddedIndexOf(createStore());

export const buildEmbeddedIndex = async (
  chunks: AsyncIterable<readonly SearchDocument[]>,
): Promise<EmbeddedIndex> => embeddedIndexOf(await buildStore(chunks));

/** Stores many documents, faster and in less memory than by adding them to an empty index. */
export async function buildStore(chunks: AsyncIterable<readonly SearchDocument[]>): Promise<Store> {
  const store = createStore();
  for await (const documents of chunks) {
    for await (const document of inSlices(documents)) writeDocument(store, document);
  }
  await buildPostings(store);
  // Frees the rows read from the database, which V8 would otherwise keep for a long time. Needs `--expose-gc`.
  if (store.used >= largeCatalogue)
    globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  return store;
}

export function embeddedIndexOf(store: Store): EmbeddedIndex {
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
