/**
 * Starts and cancels imports. The process that started one holds its lease, and ends it if another process has
 * cancelled it, which the state of the import shows.
 */
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { endImportWork, findListedImport } from '../../../db/repositories/move-in/import-list.ts';
import { updateImport } from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import type { Settings } from '../../settings.ts';
import { getSettledImport } from '../site/reading.ts';
import { getImport, unreadable } from '../site/stored-import.ts';
import { importInChild, type RunningImport } from './import-in-child.ts';
import { findImportAtWork, type ImportLease, importLease } from './import-lease.ts';

/** In milliseconds. */
const checkInterval = 2_000;
const retryInterval = 250;
const maxTries = 20;

type Parts = {
  settings: Settings;
  database: { db: Kysely<Database> };
  log: () => Pick<FastifyBaseLogger, 'error'>;
};

export function importRunner({ settings, database: { db }, log }: Parts) {
  const running = new Map<number, { child: RunningImport; ended: Promise<void> }>();

  async function mayGoOn(id: number, lease: ImportLease): Promise<boolean> {
    try {
      return (await lease.take()) && (await findListedImport(db, id))?.state === 'working';
    } catch {
      // While the database is unreachable, no other process can start an import either.
      return true;
    }
  }

  async function watch(id: number, child: RunningImport, lease: ImportLease) {
    let checking = Promise.resolve();
    const check = async () => {
      if (!(await mayGoOn(id, lease))) child.stop();
    };
    const timer = setInterval(() => {
      checking = check();
    }, checkInterval).unref();
    const failure = await child.ended;
    clearInterval(timer);
    await checking;
    if (failure !== undefined) log().error({ import: id, cause: failure }, 'An import has failed');
    await lease.release();
    running.delete(id);
  }

  async function stop(id: number) {
    const found = running.get(id);
    found?.child.stop();
    await found?.ended;
  }

  /** The process of an import that has just ended or was cancelled takes a moment to exit. */
  async function takeWhenFree(lease: ImportLease): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (await lease.take()) return true;
      const atWork = await findImportAtWork(db);
      const other = atWork === undefined ? undefined : await findListedImport(db, atWork);
      if (other?.state === 'working') return false;
      await setTimeout(retryInterval);
    }
    return false;
  }

  return {
    /** Goes on with an import whose process was killed. */
    async start({ db: _, ...writer }: Writer, id: number): Promise<void> {
      const stored = await getSettledImport(db, id);
      requireStartable(stored);
      const lease = importLease(db, id);
      if (!(await takeWhenFree(lease))) throw atWork((await findImportAtWork(db)) === id);
      try {
        await inTransaction(db, (trx) =>
          updateImport(trx, id, { state: 'working', failure: null }),
        );
      } catch (error) {
        await lease.release();
        throw error;
      }
      const child = importInChild({ settings, writer, id });
      const ended = watch(id, child, lease).catch((error: unknown) =>
        log().error({ err: error, import: id }, 'An import could not be ended'),
      );
      running.set(id, { child, ended });
    },

    /** Waits until the import has stopped, if this process runs it. Others notice within two seconds. */
    async cancel(id: number): Promise<void> {
      await getImport(db, id);
      await inTransaction(db, (trx) => endImportWork(trx, id));
      await stop(id);
    },

    async close(): Promise<void> {
      await Promise.all(Array.from(running.keys(), stop));
    },

    /** Only for tests, which kill it. */
    processOf: (id: number) => running.get(id)?.child.process,
  };
}

export type ImportRunner = ReturnType<typeof importRunner>;

const atWork = (isSame: boolean) =>
  new AppError(
    'conflict',
    isSame ? 'This import is already running.' : 'Another import is running.',
  );

type Startable = { state: string; failure: string | null; is_planned: 0 | 1 };

function requireStartable({ state, failure, is_planned }: Startable) {
  if (state === 'reading') throw new AppError('conflict', 'The file is still being read.');
  if (state === 'failed') throw new AppError('conflict', failure ?? unreadable);
  if (!is_planned) {
    throw new AppError('conflict', 'Save your choices first.');
  }
}
