import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  listSearchedBonuses,
  listSearchedIds,
  listSearchedProducts,
  listSearchedPromoCodes,
} from '../db/repositories/catalogue/search/search-document.ts';
import type { SearchedIds } from '../db/repositories/catalogue/search/searched-ids.ts';
import { listSearchedPages } from '../db/repositories/content/searched-page.ts';
import { readInOrder } from '../db/sql/list-rows.ts';
import type { Database } from '../db/tables.ts';
import { type IndexedType, indexedTypes } from './indexed-type.ts';
import {
  bonusDocument,
  pageDocument,
  productDocument,
  promoCodeDocument,
} from './make-document.ts';
import type { DocumentKey, SearchDocument } from './search-index.ts';

const readers: Readonly<
  Record<IndexedType, (db: Kysely<Database>, ids: SearchedIds) => Promise<SearchDocument[]>>
> = {
  products: async (db, ids) => (await listSearchedProducts(db, ids)).map(productDocument),
  bonuses: async (db, ids) => (await listSearchedBonuses(db, ids)).map(bonusDocument),
  promocodes: async (db, ids) => (await listSearchedPromoCodes(db, ids)).map(promoCodeDocument),
  pages: async (db, ids) => (await listSearchedPages(db, ids)).map(pageDocument),
};

/** Small enough that loading a batch takes a few milliseconds. Waiting requests are handled between batches. */
const documentsPerBatch = { products: 200, bonuses: 200, promocodes: 200, pages: 20 };

/**
 * Yields all documents in chunks, because the rows of a large catalogue would need more memory than its index.
 * Documents written in the meantime may be missing.
 */
export async function* documentsInChunks(db: Kysely<Database>): AsyncGenerator<SearchDocument[]> {
  for (const type of indexedTypes) {
    const ids = await listSearchedIds(db, type);
    for (let start = 0; start < ids.length; start += documentsPerBatch[type]) {
      const last = Math.min(start + documentsPerBatch[type], ids.length) - 1;
      yield await readers[type](db, { first: ids[start] as number, last: ids[last] as number });
      await setImmediate();
    }
  }
}

/** Returns the current documents of the keys, and the keys whose rows no longer exist. */
export async function loadDocuments(
  db: Kysely<Database>,
  keys: readonly DocumentKey[],
): Promise<{ documents: SearchDocument[]; gone: DocumentKey[] }> {
  const documents: SearchDocument[] = [];
  const gone: DocumentKey[] = [];
  for (const [type, read] of Object.entries(readers) as [IndexedType, typeof readers.products][]) {
    const ids = [...new Set(keys.filter((key) => key.type === type).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const found = await readInOrder(ids, (chunk) => read(db, chunk));
    const foundIds = new Set(found.map(({ id }) => id));
    for (const document of found) documents.push(document);
    for (const id of ids) if (!foundIds.has(id)) gone.push({ type, id });
  }
  return { documents, gone };
}
