import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables.ts';

export type Retention = {
  db: Kysely<Database>;
  keepDays: number;
  now: Date;
  signal: AbortSignal;
  /** Nothing is written, and what would go is counted. */
  isDryRun?: boolean;
};

/** A step that waits for the lock of all writes says when it has it: until then it was in nobody's way. */
type Work<Result> = (onLocked: () => void) => Promise<Result>;

const minPause = 5;
/** Others have the lock of all writes for at least three quarters of the time. */
const pausePerWork = 3;

/** Does a small step, and leaves the database and the disk to others for a while. */
export async function step<Result>(signal: AbortSignal, work: Work<Result>) {
  signal.throwIfAborted();
  return unhurriedly(work);
}

/** It also ends what an aborted step has begun. */
export async function unhurriedly<Result>(work: Work<Result>) {
  let begun = performance.now();
  const result = await work(() => {
    begun = performance.now();
  });
  await wait(Math.max(minPause, pausePerWork * (performance.now() - begun)));
  return result;
}
