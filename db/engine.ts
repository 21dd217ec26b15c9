import type { DialectAdapter, Kysely, KyselyConfig, RawBuilder } from 'kysely';
import type { Database } from './tables.ts';

/**
 * The version changes whenever a process writes the catalogue and whenever something scheduled starts or ends. A cache
 * entry with the current version is therefore never older than the catalogue.
 */
export type CatalogueVersion = {
  current(): number;
  /** Returns a promise if `current` is only reliable after a query. */
  refresh(): Promise<void> | undefined;
  close(): void | Promise<void>;
};

/** Called after each statement, without the values of its placeholders. */
export type OnQuery = (query: { sql: string; milliseconds: number; error?: unknown }) => void;

export const queryLog = (onQuery: OnQuery | undefined): Pick<KyselyConfig, 'log'> =>
  onQuery
    ? {
        log: ({ query, queryDurationMillis, ...event }) =>
          onQuery({
            sql: query.sql,
            milliseconds: queryDurationMillis,
            ...(event.level === 'error' && { error: event.error }),
          }),
      }
    : {};

export type DatabaseFault =
  | 'unique'
  | 'foreign key'
  | 'busy'
  | 'deadlock'
  | 'unreachable'
  | 'full'
  | 'read-only'
  | 'damaged'
  | 'no table';

/** The interface of a database engine. Its SQL, errors and connections are in db/sqlite or db/postgres. */
export type Engine = {
  db: Kysely<Database>;
  /** For work at startup, which may have to wait while another process fills the database. */
  withLongTimeout<Result>(work: () => Promise<Result>): Promise<Result>;
  watchVersion(): Promise<CatalogueVersion>;
  /**
   * Empties the write-ahead log, which still contains deleted rows and may be copied. Gives up if another program is
   * still reading it.
   */
  emptyLog(signal: AbortSignal): Promise<void>;
};

/** SQL that differs between the engines. */
export type EngineSql = {
  /** The time in milliseconds since 1970, by the database's clock. */
  milliseconds: RawBuilder<number>;
  /** The time of a new row, in ISO 8601. */
  now: RawBuilder<unknown>;
  /** Runs after each insert into the table `change`. */
  afterChange: readonly RawBuilder<unknown>[];
  /** Runs the statements after each row is written. They refer to the row as `new` and `old`. */
  rowTrigger(
    table: string,
    event: 'insert' | 'update' | 'delete',
    statements: readonly string[],
  ): readonly RawBuilder<unknown>[];
  lastIds: LastIds;
  /** Appended to the definition of a table whose rows are stored in key order. */
  withoutRowid: RawBuilder<unknown>;
};

/** The last id assigned in each table. Ids are never reused, even after their row is deleted. */
export type LastIds = {
  list(db: Kysely<Database>): Promise<Map<string, number>>;
  set(db: Kysely<Database>, table: string, id: number): Promise<void>;
};

/** Returns the time in milliseconds. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export type EngineAdapter = DialectAdapter & { engineSql: EngineSql; clock: Clock };

export const engineSql = (db: Pick<Kysely<unknown>, 'getExecutor'>): EngineSql =>
  (db.getExecutor().adapter as EngineAdapter).engineSql;

/**
 * The time in milliseconds at which everything in this database starts, ends or is dated. It differs from the system
 * clock only in a preview of a later moment.
 */
export const timeOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): number =>
  (db.getExecutor().adapter as EngineAdapter).clock();
