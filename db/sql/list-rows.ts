import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../tables.ts';

/** SQLite wants a limit before an offset, so a list without one has this. */
export const noLimit = Number.MAX_SAFE_INTEGER;

/** Counts the rows of a list before paging. */
export async function countRows<Tables extends keyof Database>(
  list: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const { total } = await list
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const maxVariables = 1000;

/** Reads rows in the order of their ids, in chunks, because SQLite bounds the variables of a statement. */
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
