import { setTimeout as wait } from 'node:timers/promises';

/** A process has longer than this to end. */
const timeout = 3_000;

/** A process that ends waits for work that it has begun, unless the database or a mail server hangs. */
export const withShutdownTimeout = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(timeout, undefined, { ref: false })]);
