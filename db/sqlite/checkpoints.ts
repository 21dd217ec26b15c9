/**
 * A checkpoint moves committed rows from SQLite's write-ahead log to the database file, which takes 15 to 30 ms. By
 * default, a commit does this while everything else waits. Here, a thread does it instead: it is started after many
 * writes and stopped when there are few.
 */
import { Worker } from 'node:worker_threads';
import type SQLite from 'better-sqlite3';
import { projectFile } from '../project-file.ts';

const rowsBetween = 1_000;
const idleMilliseconds = 5_000;
const retryMilliseconds = 60_000;

/** In pages of 4 KiB. At this size a commit runs the checkpoint, because the thread has failed or fallen behind. */
const maxLog = 10_000;

/** The log file shrinks to this size at the first write after a full checkpoint. */
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
    process.emitWarning(`Checkpoints run during commits for the next minute: ${error}`);
  }

  return {
    /** The rows are already on disk, so errors here must not be reported to the writer. */
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
    /**
     * Resolves after the current checkpoint. Work that isn't urgent waits for it, because commits may wait for the
     * disk.
     */
    ended: (): Promise<void> | undefined => running?.promise,
    async close() {
      clearTimeout(idle);
      // Terminating a thread that is still loading SQLite might crash the process.
      await running?.promise;
      await thread?.terminate();
    },
  };
}
