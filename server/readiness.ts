import { setTimeout as wait } from 'node:timers/promises';

/** A balancer that has asked within this time counts on the answer. */
const askedWithin = 30_000;
/** So long it may take until a balancer that asks each second sends no more requests. */
const notice = 2_000;

/** Before a process ends, it tells the balancer that asks it to send requests elsewhere. */
export function readiness() {
  let isEnding = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Tells whether the process stays. */
    ask(): boolean {
      askedAt = performance.now();
      return !isEnding;
    },
    async end(): Promise<void> {
      isEnding = true;
      if (performance.now() - askedAt < askedWithin) await wait(notice);
    },
  };
}

export type Readiness = ReturnType<typeof readiness>;
