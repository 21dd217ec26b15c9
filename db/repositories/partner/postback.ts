import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { maxLoggedPostbacks } from '#contract/partner/conversion-event.ts';
import type { Database } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';

export type StoredPostback = Selectable<Database['postback']>;
export type NewPostback = Omit<Insertable<Database['postback']>, 'id'>;

/** Keeps only the last postback with a wrong key, because anyone can send one. */
export const insertPostback = (db: Kysely<Database>, postback: NewPostback): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { product_id, outcome } = postback;
    if (outcome === 'wrong key') {
      await trx
        .deleteFrom('postback')
        .where('product_id', '=', product_id)
        .where('outcome', '=', outcome)
        .execute();
    }
    await trx.insertInto('postback').values(postback).execute();
    const oldest = await trx
      .selectFrom('postback')
      .select('id')
      .where('product_id', '=', product_id)
      .orderBy('id', 'desc')
      .offset(maxLoggedPostbacks - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) return;
    await trx
      .deleteFrom('postback')
      .where('product_id', '=', product_id)
      .where('id', '<', oldest.id)
      .execute();
  });

/** Newest first. */
export const listPostbacks = (
  db: Kysely<Database>,
  product_id: number,
): Promise<StoredPostback[]> =>
  db
    .selectFrom('postback')
    .selectAll()
    .where('product_id', '=', product_id)
    .orderBy('id', 'desc')
    .limit(maxLoggedPostbacks)
    .execute();

/** Lists the last postback of each product. Ignores wrong keys, which anyone can send. */
export const listLastPostbacks = (db: Kysely<Database>): Promise<StoredPostback[]> =>
  db
    .selectFrom('postback')
    .selectAll()
    .where('id', 'in', (last) =>
      last
        .selectFrom('postback')
        .select(sql<number>`max(id)`.as('id'))
        .where('outcome', '!=', 'wrong key')
        .groupBy('product_id'),
    )
    .execute();

export async function deletePostbacksBefore(db: Kysely<Database>, at: string): Promise<void> {
  await db.deleteFrom('postback').where('at', '<', at).execute();
}
