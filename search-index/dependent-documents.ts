import type { Kysely } from 'kysely';
import type { LoggedChange } from '../db/change-log.ts';
import { findProductUses } from '../db/repositories/catalogue/product.ts';
import type { Database } from '../db/tables.ts';
import type { IndexedType } from './indexed-type.ts';
import type { DocumentKey } from './search-index.ts';

/** A product's name is part of its bonuses and codes, so a change of the product concerns their documents too. */
export async function touchedDocuments(
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
