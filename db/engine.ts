import type { DialectAdapter, Kysely, KyselyConfig, RawBuilder } from 'kysely';
import type { Database } from './tables.ts';

/**
 * The version moves when any process has written the catalogue, and when anything starts or ends by the clock. An entry of a
 * cache with the current version is never older than the catalogue.
 */
export type CatalogueVersion = {
  current(): number;
  /** A promise where `current` cannot be trusted before it has asked the database. */
  refresh(): Promise<void> | undefined;
  close(): void | Promise<void>;
};

/** Each statement is reported once it has ended, without the values of its placeholders. */
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

/** A database engine offers this. Its own SQL, errors and connections stand in db/sqlite or db/postgres. */
export type Engine = {
  db: Kysely<Database>;
  /** Work at the start may wait until another process has filled the database. */
  withLongTimeout<Result>(work: () => Promise<Result>): Promise<Result>;
  watchVersion(): Promise<CatalogueVersion>;
  /** Removes deleted rows from the log of a file that others may copy. Gives up where another program keeps reading it. */
  emptyLog(signal: AbortSignal): Promise<void>;
};

/** The SQL that the engines do not share. */
export type EngineSql = {
  /** The time in milliseconds since 1970, by the clock of the database. */
  milliseconds: RawBuilder<number>;
  /** The time of a new row, as an ISO text. */
  now: RawBuilder<unknown>;
  /** After each row of the table `change` that is inserted. */
  afterChange: readonly RawBuilder<unknown>[];
  /** Runs the statements after each row that is written; they call it `new` and `old`. */
  rowTrigger(
    table: string,
    event: 'insert' | 'update' | 'delete',
    statements: readonly string[],
  ): readonly RawBuilder<unknown>[];
  lastIds: LastIds;
  /** At the end of a new table whose rows stand in the order of its key. */
  withoutRowid: RawBuilder<unknown>;
};

/** The last id that a table has given, by table: it is never given again, also where its row is gone. */
export type LastIds = {
  list(db: Kysely<Database>): Promise<Map<string, number>>;
  set(db: Kysely<Database>, table: string, id: number): Promise<void>;
};

export type EngineAdapter = DialectAdapter & { engineSql: EngineSql };

export const engineSql = (db: Pick<Kysely<unknown>, 'getExecutor'>): EngineSql =>
  (db.getExecutor().adapter as EngineAdapter).engineSql;
