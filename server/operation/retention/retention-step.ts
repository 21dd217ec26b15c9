import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables.ts';

export type Retention = {
  db: Kysely<Database>;
  keepDays: number;
  now: Date;
  signal: AbortSignal;
  /** Only counts what would be deleted, without writing anything. */
  isDryRun?: boolean;
};

/** Must call `onLocked` once the work holds the global write lock. Until then, the work doesn't block others. */
type Work<Result> = (onLocked: () => void) => Promise<Result>;

const minPause = 5;
/** Leaves the global write lock to others for at least three quarters of the time. */
const pausePerWork = 3;

/** Does a small step, then leaves the database and the disk to others for a while. */
export async function step<Result>(signal: AbortSignal, work: Work<Result>) {
  signal.throwIfAborted();
  return uninterruptedStep(work);
}

/** Isn't abortable, so that an aborted run can finish what it has started. */
export async function uninterruptedStep<Result>(work: Work<Result>) {
  let begun = performance.now();
  const result = await work(() => {
    begun = performance.now();
  });
  await wait(Math.max(minPause, pausePerWork * (performance.now() - begun)));
  return result;
}
