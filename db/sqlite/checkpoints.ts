/**
 * A checkpoint moves committed rows from SQLite's log into the database file, for 15 to 30 ms. By default a commit does
 * so, and everybody waits. Here a thread does, which starts when much was written and ends when little is.
 */
import { Worker } from 'node:worker_threads';
import type SQLite from 'better-sqlite3';
import { projectFile } from '../project-file.ts';

const rowsBetween = 1_000;
const idleMilliseconds = 5_000;
const retryMilliseconds = 60_000;

/** In pages of 4 KiB. If the thread falls behind or fails, a commit does the work after so many. */
const maxLog = 10_000;

/** The log's file shrinks to this at the next write after it was emptied. */
const maxEmptyLogBytes = 8_388_608;

export type Checkpoints = ReturnType<typeof checkpointsOf>;

export function checkpointsOf(
  sqlite: SQLite.Database,
  program = projectFile('db/sqlite/checkpoint-thread.mjs'),
) {
  let thread: Worker | undefined;
  let rows = 0;
  let running: PromiseWithResolvers<void> | undefined;
  let retryAt = 0;
  let idle: NodeJS.Timeout | undefined;
  sqlite.pragma(`wal_autocheckpoint = ${maxLog}`);
  sqlite.pragma(`journal_size_limit = ${maxEmptyLogBytes}`);

  function startThread(): Worker {
    const started = new Worker(program, {
      workerData: sqlite.name,
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    });
    started.unref();
    started.on('message', () => {
      end();
      idle = setTimeout(() => started.terminate(), idleMilliseconds).unref();
    });
    started.on('error', onFailure);
    started.on('exit', () => {
      end();
      thread = undefined;
    });
    return started;
  }

  function end() {
    running?.resolve();
    running = undefined;
  }

  function onFailure(error: unknown) {
    end();
    retryAt = performance.now() + retryMilliseconds;
    process.emitWarning(`Commits make the checkpoints for a minute: ${error}`);
  }

  return {
    /** The rows are on the disk, so nothing that fails here may reach their writer. */
    afterCommit(written: number) {
      rows += written;
      if (rows < rowsBetween || running || performance.now() < retryAt) return;
      rows = 0;
      running = Promise.withResolvers();
      clearTimeout(idle);
      try {
        thread ??= startThread();
        thread.postMessage('PASSIVE');
      } catch (error) {
        onFailure(error);
      }
    },
    /** A commit beside a checkpoint may wait for the disk, so what is in no hurry comes after it. */
    ended: (): Promise<void> | undefined => running?.promise,
    async close() {
      clearTimeout(idle);
      await thread?.terminate();
    },
  };
}
