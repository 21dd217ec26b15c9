/**
 * Concurrent writes share one commit, and so a single sync to disk. Each is rolled back individually if it fails, and
 * resolves only once its group is committed. A long write starts its own group, so that finished writes don't wait for
 * it. So does a write that needn't be synced, since it can't share its commit with others.
 */
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { queueLength } from '../metrics/queue-length.ts';
import type { Checkpoints } from './checkpoints.ts';
import { mutex } from './mutex.ts';
import type { StatementCache } from './statement-cache.ts';

/** A group is committed at the end of the event loop's turn, or earlier once it reaches this size or age. */
const maxWrites = 100;
const maxMilliseconds = 10;

type Group = {
  startedAt: number;
  writes: number;
  rows: number;
  commit: PromiseWithResolvers<void>;
};

/** Another process may hold the write lock. Read requests are served in the meantime. */
const lockTimeout = 1_000;
const lockInterval = 5;

/** The value of `synchronous` at which SQLite only syncs at checkpoints. */
const syncedByCheckpoints = 1;

/** An SQLite transaction, or a savepoint in the transaction of its group. */
export type OpenTransaction = { run<Row>(query: CompiledQuery): QueryResult<Row> } & Record<
  'commit' | 'rollback',
  () => Promise<void>
>;

const isBusy = (error: unknown) =>
  error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');

async function takeLock(command: (sql: string) => unknown) {
  const deadline = performance.now() + lockTimeout;
  for (;;) {
    try {
      command('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await wait(lockInterval);
  }
}

/**
 * Leaves the data to be written to disk by the operating system or the next synced commit. Returns a function that
 * restores the setting.
 */
function withoutSync(sqlite: SQLite.Database): () => void {
  const before = Number(sqlite.pragma('synchronous', { simple: true }));
  sqlite.pragma(`synchronous = ${Math.min(before, syncedByCheckpoints)}`);
  return () => void sqlite.pragma(`synchronous = ${before}`);
}

type Options = { checkpoints: Checkpoints; onCommit: () => void };

/** The open group. `isFree` is false while a write is in progress, which commits the group once it finishes. */
function openGroup(
  sqlite: SQLite.Database,
  statements: StatementCache,
  { checkpoints, onCommit, isFree }: Options & { isFree: () => boolean },
) {
  let group: Group | undefined;
  let timer: NodeJS.Immediate | undefined;
  const command = (sql: string) => statements.run({ sql, parameters: [] });

  function close(outcome: (commit: Group['commit']) => void) {
    clearImmediate(timer);
    timer = undefined;
    const closed = group;
    group = undefined;
    if (closed) outcome(closed.commit);
  }

  function commitGroup({ isNewTurn } = { isNewTurn: false }) {
    try {
      if (!group) return;
      const { rows } = group;
      command('commit');
      onCommit();
      // A series of slow writes would otherwise keep everything else waiting until its end.
      close(({ resolve }) => (isNewTurn ? resolve() : setImmediate(resolve)));
      checkpoints.afterCommit(rows);
    } catch (error) {
      if (sqlite.inTransaction) command('rollback');
      close(({ reject }) => reject(error));
    }
  }

  function commitSoon({ writes, startedAt }: Group) {
    if (writes >= maxWrites || performance.now() - startedAt > maxMilliseconds)
      return commitGroup();
    timer ??= setImmediate(() => {
      timer = undefined;
      // Otherwise, the write that holds the mutex calls this function again when it finishes.
      if (isFree()) commitGroup({ isNewTurn: true });
    });
  }

  /** Starts a group, or a savepoint in the one that is open. */
  async function join(): Promise<Group> {
    if (group) {
      command('savepoint write_of_group');
      return group;
    }
    await takeLock(command);
    group = {
      startedAt: performance.now(),
      writes: 0,
      rows: 0,
      commit: Promise.withResolvers(),
    };
    // The group may fail while none of its writes is waiting for it.
    group.commit.promise.catch(() => {});
    return group;
  }

  return { command, isOpen: (own: Group) => group === own, join, close, commitGroup, commitSoon };
}

export function writeGroups(sqlite: SQLite.Database, statements: StatementCache, options: Options) {
  const { checkpoints } = options;
  const writers = mutex();
  queueLength.read(['database writes'], writers.waiting);
  const { command, isOpen, join, close, commitGroup, commitSoon } = openGroup(sqlite, statements, {
    ...options,
    isFree: () => writers.isFree,
  });

  async function begin({ isLong = false, isSynced = true } = {}): Promise<OpenTransaction> {
    const checkpoint = isSynced ? undefined : checkpoints.ended();
    if (checkpoint) await checkpoint;
    await writers.acquire();
    let restoreSync = () => {};
    let own: Group;
    try {
      if (isLong || !isSynced) commitGroup();
      if (!isSynced) restoreSync = withoutSync(sqlite);
      own = await join();
    } catch (error) {
      restoreSync();
      writers.release();
      throw error;
    }
    let hasEnded = false;

    /** On a full or broken disk, SQLite itself rolls back the whole group. Nothing more must be written in it. */
    function requireGroup() {
      if (!isOpen(own)) throw new Error('The transaction was rolled back.');
    }

    return {
      run<Row>(query: CompiledQuery) {
        requireGroup();
        try {
          const result = statements.run<Row>(query);
          own.rows += Number(result.numAffectedRows ?? 0);
          return result;
        } catch (error) {
          if (!sqlite.inTransaction) close(({ reject }) => reject(error));
          throw error;
        }
      },
      async commit() {
        hasEnded = true;
        try {
          requireGroup();
          if (own.writes > 0) command('release write_of_group');
          own.writes += 1;
          if (isSynced) commitSoon(own);
          else commitGroup();
        } finally {
          restoreSync();
          writers.release();
        }
        await own.commit.promise;
      },
      async rollback() {
        if (hasEnded) return;
        hasEnded = true;
        try {
          if (!isOpen(own)) return;
          if (own.writes === 0) {
            command('rollback');
            close(({ resolve }) => resolve());
          } else {
            command('rollback to write_of_group');
            command('release write_of_group');
            commitSoon(own);
          }
        } finally {
          restoreSync();
          writers.release();
        }
      },
    };
  }

  return {
    begin,
    /** For changes to settings and the schema, which must not happen within a group. */
    async between<Result>(work: () => Result): Promise<Result> {
      await writers.acquire();
      try {
        commitGroup();
        return work();
      } finally {
        writers.release();
      }
    },
  };
}
