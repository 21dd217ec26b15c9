import type { Semaphore } from '../http/semaphore.ts';
import type { sharedRateLimit } from '../http/shared-rate-limit.ts';

export type Agents = {
  logFailure: (error: unknown) => void;
  /** Counts the calls of all agents of a person together. */
  calls: Pick<ReturnType<typeof sharedRateLimit>, 'admit'>;
  /** True for the first refused call of a person in a minute. */
  isFirstRefusal: (person: string) => boolean;
  /** Limits how many calls run at once, because visitors' requests wait for them. */
  fewAtATime: Semaphore;
};
