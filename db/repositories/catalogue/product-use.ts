import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** Finds the rows that refer to a product. */
export async function findProductUses(db: Kysely<Database>, id: number) {
  const idsIn = async (table: 'top_list_entry' | 'banner' | 'exclusive_bonus' | 'promo_code') => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  };
  return {
    topListEntries: await idsIn('top_list_entry'),
    banners: await idsIn('banner'),
    exclusiveBonuses: await idsIn('exclusive_bonus'),
    promoCodes: await idsIn('promo_code'),
  };
}

/** Returns the ids whose rows exist and have no product. */
export async function listIdsWithoutProduct(
  db: Kysely<Database>,
  table: 'banner' | 'exclusive_bonus' | 'promo_code',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('product_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
