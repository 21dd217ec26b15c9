import { setTimeout as wait } from 'node:timers/promises';

/** Less than the time a process has to shut down. */
const timeout = 3_000;

/** Waits for unfinished work on shutdown, but not forever: the database or a mail server may hang. */
export const withShutdownTimeout = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(timeout, undefined, { ref: false })]);
