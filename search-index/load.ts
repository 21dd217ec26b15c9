import type { Kysely } from 'kysely';
import {
  readSearchedBonuses,
  readSearchedProducts,
  readSearchedPromoCodes,
} from '../db/repositories/search-document.ts';
import type { Database } from '../db/tables.ts';
import { bonusDocument, productDocument, promoCodeDocument } from './documents.ts';
import type { DocumentKey, SearchDocument, SearchType } from './search-index.ts';

type Ids = readonly number[] | undefined;

const readers: Readonly<
  Record<SearchType, (db: Kysely<Database>, ids: Ids) => Promise<SearchDocument[]>>
> = {
  products: async (db, ids) => (await readSearchedProducts(db, ids)).map(productDocument),
  bonuses: async (db, ids) => (await readSearchedBonuses(db, ids)).map(bonusDocument),
  promocodes: async (db, ids) => (await readSearchedPromoCodes(db, ids)).map(promoCodeDocument),
};

export async function loadAllDocuments(db: Kysely<Database>): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const read of Object.values(readers)) {
    for (const document of await read(db, undefined)) documents.push(document);
  }
  return documents;
}

/** The documents of the keys as they stand now, and the keys whose rows are gone. A batch, not a catalogue. */
export async function loadDocuments(
  db: Kysely<Database>,
  keys: readonly DocumentKey[],
): Promise<{ documents: SearchDocument[]; gone: DocumentKey[] }> {
  const documents: SearchDocument[] = [];
  const gone: DocumentKey[] = [];
  for (const [type, read] of Object.entries(readers) as [SearchType, typeof readers.products][]) {
    const ids = [...new Set(keys.filter((key) => key.type === type).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const found = await read(db, ids);
    const foundIds = new Set(found.map(({ id }) => id));
    documents.push(...found);
    gone.push(...ids.filter((id) => !foundIds.has(id)).map((id) => ({ type, id })));
  }
  return { documents, gone };
}
