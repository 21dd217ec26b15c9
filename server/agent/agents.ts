import type { Semaphore } from '../http/semaphore.ts';
import type { sharedRateLimit } from '../http/shared-rate-limit.ts';

export type Agents = {
  logFailure: (error: unknown) => void;
  /** Counts the calls of all agents of a person together. */
  calls: Pick<ReturnType<typeof sharedRateLimit>, 'admit'>;
  /** Many calls at once would keep visitors waiting for all of them. */
  fewAtATime: Semaphore;
};
