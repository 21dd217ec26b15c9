/** An SQLite database that is filled with the rows of an earlier schema and then migrated. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { engineSql } from '../engine.ts';
import { sqliteEngine } from '../sqlite/engine.ts';
import { migrate } from '../start/migrate.ts';
import type { Database } from '../tables.ts';
import { inLongTransaction } from '../transaction.ts';
import { listCopiedTables, migrationsOf } from './copied-schema.ts';
import type { Row } from './row-batches.ts';

/** Small enough that a statement for any table stays within SQLite's limit. */
const rowsPerBatch = 500;

export async function openScratch(folder: string, schema: readonly string[]) {
  const file = join(folder, 'aceboard.db');
  const { db } = sqliteEngine(file);
  // The database needn't survive a power failure.
  await sql`pragma synchronous = off`.execute(db);
  await migrate(db, migrationsOf(schema));
  const tables = await listCopiedTables(db);
  const columns = new Map(tables.map(({ name, columns }) => [String(name), columns.join(' ')]));
  for (const { name } of tables.toReversed()) await db.deleteFrom(name).execute();
  const cleared = new Set<string>();

  return {
    file,
    insert: (table: string, rows: readonly Row[]): Promise<void> =>
      inLongTransaction(db, async (trx) => {
        const name = table as keyof Database;
        // A trigger has already counted the inserted changes.
        if (!cleared.has(table)) await trx.deleteFrom(name).execute();
        cleared.add(table);
        if (rows.some((row) => Object.keys(row).join(' ') !== columns.get(table))) {
          throw new Error(`The columns do not match the table ${table}.`);
        }
        for (let from = 0; from < rows.length; from += rowsPerBatch) {
          await trx
            .insertInto(name)
            .values(rows.slice(from, from + rowsPerBatch) as never)
            .execute();
        }
      }),
    async setLastIds(ids: Readonly<Record<string, number>>) {
      const { list, set } = engineSql(db).lastIds;
      const given = await list(db);
      for (const [table, id] of Object.entries(ids)) {
        if (given.get(table) !== id) await set(db, table, id);
      }
    },
    close: () => db.destroy(),
  };
}
