import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../../db/tables.ts';

/** SQLite allows at most 32,766 values per statement. */
const valuesPerBatch = 10_000;

export async function insertRows<Table extends keyof Database & string>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const size = Math.floor(valuesPerBatch / Object.keys(rows[0] ?? { none: 0 }).length);
  for (let start = 0; start < rows.length; start += size) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

type WithId = 'product' | 'banner' | 'exclusive_bonus' | 'top_list_entry' | 'promo_code';

/** Uses a single statement, so pass only a few rows. Returns the ids in the order of the rows. */
export async function insertWithIds<Table extends WithId>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<number[]> {
  const written = await trx.insertInto(table).values(rows).returning('id').execute();
  return written.map(({ id }) => Number(id)).toSorted((left, right) => left - right);
}
