/** Databases that fail as real ones do: held by another process, out of room, gone. */
import { type Kysely, sql } from 'kysely';
import { connect } from './client.ts';
import type { Database } from './tables.ts';

/** Another process writes and does not come to its end until it is released. */
export async function holdLock(db: Kysely<Database>, file: string) {
  await sql`pragma busy_timeout = 0`.execute(db);
  const other = connect(file);
  const transaction = await other.startTransaction().execute();
  return async () => {
    await transaction.rollback().execute();
    await other.destroy();
  };
}

/** The file may not grow by a page. */
export const fillDisk = (db: Kysely<Database>) => sql`pragma max_page_count = 1`.execute(db);

export const loseTable = (db: Kysely<Database>, table: keyof Database) =>
  sql`drop table ${sql.table(table)}`.execute(db);
