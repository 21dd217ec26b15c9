/** A product has at most one key. The key of a deleted product is rejected until the product is restored. */
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../tables.ts';

type StoredPostbackKey = Selectable<Database['postback_key']>;

export const findPostbackKey = (
  db: Kysely<Database>,
  product_id: number,
): Promise<StoredPostbackKey | undefined> =>
  db
    .selectFrom('postback_key')
    .innerJoin('product', 'product.id', 'postback_key.product_id')
    .selectAll('postback_key')
    .where('postback_key.product_id', '=', product_id)
    .executeTakeFirst();

/** Lists the products that have a key. */
export const listProductsWithKey = (db: Kysely<Database>): Promise<{ product_id: number }[]> =>
  db
    .selectFrom('postback_key')
    .innerJoin('product', 'product.id', 'postback_key.product_id')
    .select('postback_key.product_id')
    .execute();

/** Revokes the previous key. */
export async function writePostbackKey(
  db: Kysely<Database>,
  { product_id, ...key }: StoredPostbackKey,
): Promise<void> {
  await db
    .insertInto('postback_key')
    .values({ product_id, ...key })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(key))
    .execute();
}
