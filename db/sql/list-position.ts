/**
 * Lists in the editors' order have the positions 1..n without gaps: new rows are appended, deleted rows leave no gap,
 * and a reorder contains every row once. Write transactions are serialized, so none sees a half-written list.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../tables.ts';
import { inSlices, timeSlices } from '../time-slice.ts';
import { prepared } from './prepared.ts';

type List = {
  table: 'product_category' | 'top_list_entry';
  item: 'product_id' | 'id';
  categoryId: number;
};

export const productList = (categoryId: number): List => ({
  table: 'product_category',
  item: 'product_id',
  categoryId,
});

export const topList = (categoryId: number): List => ({
  table: 'top_list_entry',
  item: 'id',
  categoryId,
});

/** Equals the length of the list, because there are no gaps. */
export async function lastPosition(
  db: Kysely<Database>,
  { table, categoryId }: List,
): Promise<number> {
  const [row] = await readLast[table](db, { categoryId });
  return row?.last ?? 0;
}

const lastIn = (table: List['table']) =>
  prepared((db, { categoryId }: Pick<List, 'categoryId'>) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .where('category_id', '=', categoryId),
  );

const readLast = {
  product_category: lastIn('product_category'),
  top_list_entry: lastIn('top_list_entry'),
};

export const nextPosition = async (trx: Transaction<Database>, list: List): Promise<number> =>
  (await lastPosition(trx, list)) + 1;

export async function closeGap(
  trx: Transaction<Database>,
  list: List,
  position: number,
): Promise<void> {
  await sql`
    update ${sql.table(list.table)} set position = position - 1
    where category_id = ${list.categoryId} and position > ${position}`.execute(trx);
}

const chunkLength = 2_000;

/** Yields to other requests between the chunks of a long list. */
export async function orderedIds(db: Kysely<Database>, list: List): Promise<number[]> {
  const yieldTurn = timeSlices();
  const ids: number[] = [];
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; position: number }>`
      select ${sql.ref(list.item)} as id, position
      from ${sql.table(list.table)} where category_id = ${list.categoryId}
      and position > ${last} order by position limit ${chunkLength}`.execute(db);
    for (const { id } of rows) ids.push(id);
    if (rows.length < chunkLength) return ids;
    last = rows.at(-1)?.position ?? last;
    await yieldTurn();
  }
}

/** Writes only the rows that move: dragging a row by one place costs two updates. */
export async function placeInOrder(
  trx: Transaction<Database>,
  { table, categoryId }: List,
  before: readonly number[],
  ids: readonly number[],
): Promise<void> {
  for await (const [index, id] of inSlices(ids.entries())) {
    if (before[index] !== id) await place[table](trx, { categoryId, id, position: index + 1 });
  }
}

type Place = { categoryId: number; id: number; position: number };

const placeIn = ({ table, item }: Pick<List, 'table' | 'item'>) =>
  prepared(
    (_, { categoryId, id, position }: Place) => sql<never>`
      update ${sql.table(table)} set position = ${position}
      where category_id = ${categoryId} and ${sql.ref(item)} = ${id}`,
  );

const place = {
  product_category: placeIn({ table: 'product_category', item: 'product_id' }),
  top_list_entry: placeIn({ table: 'top_list_entry', item: 'id' }),
};
