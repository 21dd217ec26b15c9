import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import { timeSlices } from '../../../db/time-slice.ts';

export type ExportedTable =
  | 'product'
  | 'banner'
  | 'exclusive_bonus'
  | 'top_list_entry'
  | 'promo_code'
  | 'regulator'
  | 'payment_method'
  | 'provider'
  | 'content_page'
  | 'redirect'
  | 'image'
  | 'market';

const idsAtOnce = 500;

/** Yields all ids in ascending order, with a bounded number of them in memory. */
export async function* eachId(db: Kysely<Database>, table: ExportedTable): AsyncGenerator<number> {
  const yieldTurn = timeSlices();
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(idsAtOnce)
      .execute();
    for (const { id } of rows) {
      await yieldTurn();
      yield id;
      last = id;
    }
    if (rows.length < idsAtOnce) return;
  }
}
