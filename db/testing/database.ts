/** Gives each test its own database, copied from one that is migrated only once. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../open.ts';
import type { Database } from '../tables.ts';
import {
  createDatabase,
  nameOf,
  onServer,
  recycle,
  rememberFirstState,
} from './postgres-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The PostgreSQL server that the tests run on, or undefined if they run on SQLite. */
const postgres = process.env.TEST_DATABASE_URL;

export const isPostgres = postgres !== undefined;

let template: Promise<string> | undefined;

/** The address of an empty database. */
export const emptyDatabase = async (): Promise<string> =>
  postgres ? createDatabase(postgres) : join(temporaryFolder(), 'aceboard.db');

export async function testDatabase() {
  const address = await (postgres ? databaseOnPostgres(postgres) : copyFile());
  const database = await openDatabase(address);
  // Tests don't need their data to survive a power loss, so no write waits for the disk.
  if (!postgres) await sql`pragma synchronous = off`.execute(database.db);
  return {
    address,
    ...database,
    async close() {
      await database.close();
      if (postgres) closed.push(address);
    },
  };
}

async function copyFile() {
  template ??= emptyDatabase().then(makeTemplate);
  const file = join(temporaryFolder(), 'aceboard.db');
  copyFileSync(await template, file);
  return file;
}

async function makeTemplate(address: string) {
  const { close } = await openDatabase(address);
  await close();
  if (postgres) await rememberFirstState(address);
  return address;
}

/** Closed databases. They are emptied while the next test runs, because the test that closed one may reopen it. */
const closed: string[] = [];
const recycled: Promise<string | undefined>[] = [];

async function databaseOnPostgres(server: string) {
  template ??= emptyDatabase().then(makeTemplate);
  const name = nameOf(await template);
  const ready = recycled.shift();
  for (const url of closed.splice(0)) recycled.push(recycle(server, url));
  return (await ready) ?? createDatabase(server, name);
}

/** PostgreSQL only: ends the connections to the database and refuses new ones. */
export async function closeToConnections(address: string) {
  if (!postgres) throw new Error('SQLite cannot refuse connections.');
  const name = nameOf(address);
  await onServer(postgres, `alter database ${name} with allow_connections false`);
  await onServer(
    postgres,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

/** Lists the product's tables, without those created by tests. */
export async function tableNames(db: Kysely<Database>): Promise<(keyof Database)[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema }) => schema !== 'testing')
    .map(({ name }) => name as keyof Database);
}

export async function allRows(db: Kysely<Database>, table: keyof Database) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
    db,
  );
  return rows;
}

/** The body of a trigger that rejects rows matching the condition. */
export const refuse = (message: string, condition = 'true'): string =>
  isPostgres
    ? `if ${condition} then raise exception '${message}'; end if`
    : `select raise(abort, '${message}') where ${condition}`;

/** Makes the table reject every new row, as on a full or broken disk. */
export const refuseRows = (db: Kysely<Database>, table: keyof Database): Promise<void> =>
  onRow(db, `insert on ${table}`, refuse('refused'));

/** Runs SQL just before each such write, so that a test can make it fail or change rows at that moment. */
export async function onRow(db: Kysely<Database>, write: string, then: string): Promise<void> {
  const name = write.replaceAll(' ', '_');
  if (isPostgres) {
    await sql`create function ${sql.raw(name)}() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() = 1 then ${sql.raw(then)}; end if;
        return coalesce(new, old);
      end $$`.execute(db);
    await sql`create trigger ${sql.raw(name)} before ${sql.raw(write)}
      for each row execute function ${sql.raw(name)}()`.execute(db);
  } else {
    await sql`create trigger ${sql.raw(name)} before ${sql.raw(write)}
      begin ${sql.raw(then)}; end`.execute(db);
  }
}

/**
 * Returns whether no transaction is reading: an open read keeps SQLite from emptying its log, and is a session on
 * PostgreSQL.
 */
export async function isReadEnded(db: Kysely<Database>): Promise<boolean> {
  if (isPostgres) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(db);
    return rows.length === 0;
  }
  return (await emptyLog(db)) === 0;
}

/** PostgreSQL only: returns whether a write transaction is waiting for another one to end. */
export async function isWriteWaiting(db: Kysely<Database>): Promise<boolean> {
  const { rows } =
    await sql`select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`.execute(db);
  return rows.length > 0;
}

/** Moves SQLite's log into its file. Returns 1 if the log is still being read. */
async function emptyLog(db: Kysely<Database>) {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy;
}
