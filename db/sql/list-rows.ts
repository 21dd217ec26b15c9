import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../tables.ts';
import { timeSlices } from '../time-slice.ts';

/** For lists without a limit, because SQLite has no offset without one. */
export const noLimit = Number.MAX_SAFE_INTEGER;

/** Counts the rows of a list, ignoring paging. */
export async function countRows<Tables extends keyof Database>(
  list: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const { total } = await list
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Tables that people export and import. */
export type SheetTable =
  | 'product'
  | 'promo_code'
  | 'regulator'
  | 'payment_method'
  | 'provider'
  | 'programme'
  | 'deal'
  | 'statement'
  | 'payment';

/** Yields all ids in ascending order. */
export async function* idsInChunks(
  db: Kysely<Database>,
  table: SheetTable,
  batchSize: number,
): AsyncGenerator<number[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ id }) => id);
    last = end.id;
  }
}

/** A chunk takes a few milliseconds and stays within SQLite's limit on variables. */
const maxVariables = 200;

/** Reads rows in the order of the given ids, in chunks. Yields to waiting requests between chunks. */
export async function readInOrder<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const yieldTurn = timeSlices();
  for (let start = 0; start < ids.length; start += maxVariables) {
    await yieldTurn();
    const chunk = ids.slice(start, start + maxVariables);
    const found = new Map((await read(chunk)).map((row) => [row.id, row]));
    for (const id of chunk) {
      const row = found.get(id);
      if (row) rows.push(row);
    }
  }
  return rows;
}
