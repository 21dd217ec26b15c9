import type { Kysely } from 'kysely';
import { type LoggedChange, listChangesSince, replacesCatalogue } from '../db/change-log.ts';
import { findProductUses } from '../db/repositories/catalogue/product-use.ts';
import type { Database } from '../db/tables.ts';
import type { IndexedType } from './indexed-type.ts';
import { loadDocuments } from './load-documents.ts';
import type { DocumentKey, WrittenIndex } from './search-index.ts';

type Replay = {
  index: WrittenIndex;
  cursor: number;
  /** Called when every write up to the cursor is in the index. */
  confirm(cursor: number): void | Promise<void>;
};

/** Indexes the writes since the cursor. Returns early if a rebuild is needed. */
export async function replayLog(
  db: Kysely<Database>,
  { index, cursor, confirm }: Replay,
): Promise<'done' | 'catalogue replaced'> {
  let read = cursor;
  for (;;) {
    const changes = await listChangesSince(db, read);
    const last = changes.at(-1);
    if (!last) return 'done';
    if (changes.some(replacesCatalogue)) return 'catalogue replaced';
    const { documents, gone } = await loadDocuments(db, await touchedDocuments(db, changes));
    await index.upsert(documents);
    await index.remove(gone);
    read = last.seq;
    await confirm(read);
  }
}

/** Includes a product's bonuses and codes, whose documents contain its name. */
async function touchedDocuments(
  db: Kysely<Database>,
  changes: readonly LoggedChange[],
): Promise<DocumentKey[]> {
  const keys: DocumentKey[] = [];
  const touch = (type: IndexedType, ids: readonly number[]) => {
    keys.push(...ids.map((id) => ({ type, id })));
  };
  for (const { entity, entity_id } of changes) {
    if (entity === 'exclusive-bonus') touch('bonuses', [entity_id]);
    if (entity === 'promo-code') touch('promocodes', [entity_id]);
    if (entity === 'content-page') touch('pages', [entity_id]);
    if (entity !== 'product') continue;
    const { exclusiveBonuses, promoCodes } = await findProductUses(db, entity_id);
    touch('products', [entity_id]);
    touch('bonuses', exclusiveBonuses);
    touch('promocodes', promoCodes);
  }
  return keys;
}
