/** Configures SQLite. watch-version.ts explains how writes are detected. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { type Clock, type EngineAdapter, type OnQuery, queryLog, systemClock } from '../engine.ts';
import type { Database } from '../tables.ts';
import { type OpenReader, sqliteDriver } from './driver.ts';
import { sqliteSql } from './engine-sql.ts';

/**
 * In milliseconds. While SQLite waits for another process, this process can't respond to requests. A server's writes
 * wait for the lock in write-group.ts instead.
 */
const busyTimeout = { serving: 0, reading: 1_000, starting: 120_000 };

/** For work at startup, which may wait until another process has filled the database: no requests are served yet. */
export async function withLongTimeout<Result>(
  db: Kysely<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  const wait = (milliseconds: number) =>
    sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(db);
  await wait(busyTimeout.starting);
  return work().finally(() => wait(busyTimeout.serving));
}

/** SQLite can roll back schema changes, so Kysely's migrator can run in a transaction. */
class GroupedSqliteAdapter extends SqliteAdapter implements EngineAdapter {
  readonly engineSql = sqliteSql;
  readonly clock: Clock;

  constructor(clock: Clock) {
    super();
    this.clock = clock;
  }

  override get supportsTransactionalDdl() {
    return true;
  }

  /** The driver itself serializes writes, and reads never wait for a write. */
  override get supportsMultipleConnections() {
    return true;
  }
}

/** In KiB, negated as SQLite requires. Writes touch few pages, while reads use the same ones again and again. */
const cacheSize = { writing: -16_384, reading: -65_536, longRead: -8_192 };

type Options = { onQuery?: OnQuery | undefined; onCommit?: () => void; clock?: Clock };

export function connect(
  file: string,
  { onQuery, onCommit = () => {}, clock = systemClock }: Options = {},
): Kysely<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = new SQLite(file);
  writer.pragma(`busy_timeout = ${busyTimeout.starting}`);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // Overwrites deleted rows in pages that are written anyway, so that a deleted salt doesn't remain in the file.
  writer.pragma('secure_delete = FAST');
  writer.pragma(`cache_size = ${cacheSize.writing}`);
  writer.pragma(`busy_timeout = ${busyTimeout.serving}`);
  const openReader: OpenReader = ({ forLongRead } = { forLongRead: false }) => {
    const reader = new SQLite(file, { readonly: true, timeout: busyTimeout.reading });
    reader.pragma(`cache_size = ${forLongRead ? cacheSize.longRead : cacheSize.reading}`);
    return reader;
  };
  return new Kysely<Database>({
    ...queryLog(onQuery),
    dialect: {
      createAdapter: () => new GroupedSqliteAdapter(clock),
      createDriver: () => sqliteDriver(writer, { openReader, onCommit }),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
