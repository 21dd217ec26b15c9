/**
 * Writes go to one connection. Reads go to another one, so that they neither wait for a long write nor see any of it
 * before its commit. A read that starts after a write was acknowledged sees that write.
 */
import type SQLite from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { type TransactionKind, transactionKind } from '../sql/transaction-kind.ts';
import { checkpointsOf } from './checkpoints.ts';
import { mutex } from './mutex.ts';
import { type StatementCache, statementCache } from './statement-cache.ts';
import { type OpenTransaction, writeGroups } from './write-group.ts';

const isRead = (sql: string) => /^\s*(?:select|with)\b/i.test(sql);
const isWrite = (sql: string) => /^\s*(?:insert|update|delete)\b/i.test(sql);
const changesSchema = (sql: string) =>
  !isRead(sql) && !isWrite(sql) && !/^(?:savepoint|release|rollback to) /.test(sql);

export type OpenReader = (options?: { forLongRead: boolean }) => SQLite.Database;

/** One of Kysely's connections. Its queries belong to its transaction, if it has started one. */
type Session = DatabaseConnection & { transaction?: OpenTransaction };

const asRead = (statements: StatementCache, end: () => void): OpenTransaction => ({
  run: (query) => statements.run(query),
  commit: async () => end(),
  rollback: async () => end(),
});

/** The connection for reads, which they use in turns. */
function sqliteReads(openReader: OpenReader) {
  const readers = mutex();
  let reader: SQLite.Database | undefined;
  let read: StatementCache | undefined;

  function readStatements(): StatementCache {
    reader ??= openReader();
    read ??= statementCache(reader);
    return read;
  }

  async function begin(): Promise<OpenTransaction> {
    await readers.acquire();
    let statements: StatementCache;
    try {
      statements = readStatements();
      statements.run({ sql: 'begin', parameters: [] });
    } catch (error) {
      readers.release();
      throw error;
    }
    return asRead(statements, () => {
      try {
        if (reader?.inTransaction) statements.run({ sql: 'commit', parameters: [] });
      } finally {
        readers.release();
      }
    });
  }

  /** A read that spans many turns of the event loop gets its own connection, so that no other read waits for it. */
  async function beginLong(): Promise<OpenTransaction> {
    const own = openReader({ forLongRead: true });
    const statements = statementCache(own);
    try {
      statements.run({ sql: 'begin', parameters: [] });
    } catch (error) {
      own.close();
      throw error;
    }
    return asRead(statements, () => own.close());
  }

  async function runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (readers.isFree) return readStatements().run(query);
    await readers.acquire();
    try {
      return readStatements().run(query);
    } finally {
      readers.release();
    }
  }

  return {
    begin,
    beginLong,
    runAlone,
    clearStatements: () => read?.clear(),
    close: () => reader?.close(),
  };
}

type Options = { openReader: OpenReader; onCommit: () => void };

export function sqliteDriver(writer: SQLite.Database, { openReader, onCommit }: Options): Driver {
  const written = statementCache(writer);
  const checkpoints = checkpointsOf(writer);
  const writes = writeGroups(writer, written, { checkpoints, onCommit });
  const reads = sqliteReads(openReader);

  function clearStatements() {
    written.clear();
    reads.clearStatements();
  }

  const begin: Record<TransactionKind, () => Promise<OpenTransaction>> = {
    write: () => writes.begin(),
    'long write': () => writes.begin({ isLong: true }),
    'unsynced write': () => writes.begin({ isSynced: false }),
    read: reads.begin,
    'long read': reads.beginLong,
  };

  async function runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isRead(query.sql)) return reads.runAlone(query);
    if (!isWrite(query.sql)) {
      return writes.between(() => {
        clearStatements();
        return written.run(query);
      });
    }
    const write = await writes.begin();
    try {
      const result = write.run<Row>(query);
      await write.commit();
      return result;
    } catch (error) {
      await write.rollback();
      throw error;
    }
  }

  /** Detaches the transaction, so that later statements, or a rollback after a failed commit, don't belong to it. */
  function endOf(session: Session): OpenTransaction | undefined {
    const { transaction } = session;
    session.transaction = undefined;
    return transaction;
  }

  const newSession = (): Session => ({
    async executeQuery(query) {
      if (!this.transaction) return runAlone(query);
      if (changesSchema(query.sql)) clearStatements();
      return this.transaction.run(query);
    },
    streamQuery() {
      throw new Error('Rows are read in chunks by their keys.');
    },
  });

  return {
    async init() {},
    acquireConnection: async () => newSession(),
    async beginTransaction(session: Session, settings) {
      session.transaction = await begin[transactionKind(settings)]();
    },
    commitTransaction: (session: Session) => endOf(session)?.commit() ?? Promise.resolve(),
    rollbackTransaction: (session: Session) => endOf(session)?.rollback() ?? Promise.resolve(),
    async releaseConnection() {},
    async destroy() {
      await writes.between(() => {});
      await checkpoints.close();
      // The last connection to close moves the log into the file, which a read-only one cannot do.
      reads.close();
      writer.close();
    },
  };
}
