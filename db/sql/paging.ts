import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../tables.ts';

/** The limit of a list that has none. */
export const everything = Number.MAX_SAFE_INTEGER;

/** How many rows a list has before paging. */
export async function countRows<Tables extends keyof Database>(
  list: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const { total } = await list
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const maxVariables = 1000;

/** Reads rows by id, in the order of the ids, however many they are. */
export async function readInOrder<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let start = 0; start < ids.length; start += maxVariables) {
    for (const row of await read(ids.slice(start, start + maxVariables))) rows.set(row.id, row);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
}
