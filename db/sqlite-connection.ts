/** SQLite's own settings and transactions stand here; its way to notice writes stands in catalogue-version.ts. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { CompiledQuery, type Driver, Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import type { Database } from './tables.ts';

/** SQLite rolls back a change of the schema as well, so Kysely's migrator can run in a transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * A transaction that writes takes the lock when it begins, so it never fails half-way as busy. On a full or broken
 * disk SQLite itself rolls back: a second rollback would fail, and hide the cause.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;

  constructor(database: SQLite.Database) {
    super({ database });
    this.#sqlite = database;
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#sqlite.inTransaction) await rollback(connection);
    };
    driver.beginTransaction = async (connection, { accessMode }) => {
      const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
      await connection.executeQuery(CompiledQuery.raw(begin));
    };
    return driver;
  }
}

/** In milliseconds. While a server waits for another process, it answers no request. */
const busyTimeout = { serving: 1000, starting: 120_000 };

/** Work at the start may wait until another process has filled the database, as no request is answered yet. */
export async function withLongTimeout<Result>(
  db: Kysely<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  const wait = (milliseconds: number) =>
    sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(db);
  await wait(busyTimeout.starting);
  return work().finally(() => wait(busyTimeout.serving));
}

export function connect(file: string): Kysely<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SQLite(file);
  sqlite.pragma(`busy_timeout = ${busyTimeout.serving}`);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('cache_size = -65536');
  return new Kysely<Database>({ dialect: new ImmediateSqliteDialect(sqlite) });
}
