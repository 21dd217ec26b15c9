import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { preparedRows } from './prepared-rows.ts';

/** Adds up the counts of rows with equal keys. */
export function sumUp<Row extends object>(
  rows: readonly Row[],
  keys: readonly (keyof Row & string)[],
  counts: readonly (keyof Row & string)[],
): Row[] {
  const sums = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const key = keys.map((column) => row[column]).join('\n');
    const before = sums.get(key);
    const sum = before ?? Object.fromEntries(keys.map((column) => [column, row[column]]));
    for (const name of counts) sum[name] = Number(before?.[name] ?? 0) + Number(row[name]);
    sums.set(key, sum);
  }
  return [...sums.values()] as Row[];
}

/** Returns a function that adds rows to the counts of a table. */
export function addCounts<Row extends object>(
  table: keyof Database,
  keys: readonly (keyof Row & string)[],
  counts: readonly (keyof Row & string)[],
) {
  const columns = [...keys, ...counts] as never[];
  const insert = preparedRows(table, columns, (inserted) =>
    inserted.onConflict((conflict) =>
      conflict
        .columns(keys as never)
        .doUpdateSet(
          Object.fromEntries(
            counts.map((name) => [
              name,
              sql`${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
            ]),
          ) as never,
        ),
    ),
  );
  return async (db: Kysely<Database>, rows: readonly Row[]): Promise<void> => {
    await insert(db, sumUp(rows, keys, counts));
  };
}
