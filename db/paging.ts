import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './tables.ts';

/** How many rows a list has before paging. */
export async function countOf<Tables extends keyof Database>(
  list: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const { total } = await list
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
