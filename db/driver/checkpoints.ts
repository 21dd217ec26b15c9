/**
 * A checkpoint moves committed rows from SQLite's log into the database file, for 15 to 30 ms. By default a commit does
 * so, and everybody waits. Here a thread does, which starts when much was written and ends when little is.
 */
import { Worker } from 'node:worker_threads';
import type SQLite from 'better-sqlite3';
import { projectFile } from '../project-file.ts';

const program = projectFile('db/driver/checkpoint-thread.mjs');
const rowsBetween = 1_000;
const idleMilliseconds = 5_000;

/** In pages of 4 KiB. If the thread falls behind or fails, a commit does the work after so many. */
const maxLog = 10_000;

export type Checkpoints = ReturnType<typeof checkpointsOf>;

export function checkpointsOf(sqlite: SQLite.Database) {
  let thread: Worker | undefined;
  let rows = 0;
  let isBusy = false;
  let idle: NodeJS.Timeout | undefined;
  sqlite.pragma(`wal_autocheckpoint = ${maxLog}`);

  function startThread(): Worker {
    const started = new Worker(program, {
      workerData: sqlite.name,
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    });
    started.unref();
    started.on('message', () => {
      isBusy = false;
      idle = setTimeout(() => started.terminate(), idleMilliseconds).unref();
    });
    started.on('error', () => {});
    started.on('exit', () => {
      isBusy = false;
      thread = undefined;
    });
    return started;
  }

  return {
    afterCommit(written: number) {
      rows += written;
      if (rows < rowsBetween || isBusy) return;
      rows = 0;
      isBusy = true;
      clearTimeout(idle);
      thread ??= startThread();
      thread.postMessage('checkpoint');
    },
    async close() {
      clearTimeout(idle);
      await thread?.terminate();
    },
  };
}
