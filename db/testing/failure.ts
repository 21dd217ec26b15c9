/** Makes a real database fail: locked by another process, on a full disk (SQLite only), or with a table missing. */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { openEngine } from '../open.ts';
import type { Database } from '../tables.ts';

/** Holds the write lock from another connection until it is released. */
export async function holdLock(address: string) {
  const { db: other } = await openEngine(address);
  const transaction = await other.startTransaction().execute();
  return async () => {
    await transaction.rollback().execute();
    await other.destroy();
  };
}

/** Fills the last page of the change log and keeps the file from growing. */
export async function fillDisk(db: Kysely<Database>) {
  await sql`pragma max_page_count = 1`.execute(db);
  const append = () =>
    sql`insert into change (actor, action, entity, entity_id, snapshot)
      values ('', 'update', 'banner', 0, '')`.execute(db);
  for (;;) {
    const error = await append().then(() => undefined, String);
    if (error === undefined) continue;
    if (error.includes('disk is full')) return;
    throw new Error(error);
  }
}

export const freeDisk = (db: Kysely<Database>) =>
  sql`pragma max_page_count = 4294967294`.execute(db);

/** Makes the database read-only, as on a disk remounted read-only by the system. */
export const lockDisk = (db: Kysely<Database>) => sql`pragma query_only = on`.execute(db);

/** Waits for the write lock by using a transaction, because another process may hold the lock. */
const changeSchema = (db: Kysely<Database>, statement: RawBuilder<unknown>) =>
  db.transaction().execute((trx) => statement.execute(trx));

export const loseTable = (db: Kysely<Database>, table: keyof Database) =>
  changeSchema(db, sql`drop table ${sql.table(table)}`);

export const loseColumn = (db: Kysely<Database>, table: keyof Database, column: string) =>
  changeSchema(db, sql`alter table ${sql.table(table)} rename column ${sql.ref(column)} to lost`);

/** Makes statements that read the table fail until it is restored. */
export async function hideTable(db: Kysely<Database>, table: keyof Database) {
  const hidden = `${table}_hidden`;
  const rename = (from: string, to: string) =>
    changeSchema(db, sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`);
  await rename(table, hidden);
  return () => rename(hidden, table);
}

/**
 * Overwrites the first page of a table in an SQLite file that others have open. Returns a function that restores it.
 */
export async function damageRootPage(file: string, table: keyof Database) {
  const { db } = await openEngine(file);
  const { rows } = await sql<{ rootpage: number; page_size: number }>`
    select rootpage, page_size from sqlite_master, pragma_page_size where name = ${table}`.execute(
    db,
  );
  const { rootpage = 0, page_size: size = 0 } = rows[0] ?? {};
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const position = (rootpage - 1) * size;
  const bytes = Buffer.alloc(size);
  const opened = openSync(file, 'r+');
  readSync(opened, bytes, 0, size, position);

  async function write(content: Buffer) {
    writeSync(opened, content, 0, size, position);
    // A write makes the other connections drop the pages they have cached.
    await sql`insert into setting (key, value) values (${randomUUID()}, '')`.execute(db);
  }

  await write(Buffer.alloc(size, 0xff));
  return async () => {
    await write(bytes);
    closeSync(opened);
    await db.destroy();
  };
}
