import { setTimeout as wait } from 'node:timers/promises';

/** A balancer that has asked within this time counts on the answer. */
const askedWithin = 30_000;
/** So long it may take until a balancer that asks each second sends no more requests. */
const notice = 2_000;

/** Before a process ends, it tells the balancer that asks it to send requests elsewhere. */
export function readiness() {
  let isEnding = false;
  let preparation = Promise.resolve();
  let isPrepared = true;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    /** The work must end by itself, whether it succeeds or not. */
    waitFor(work: Promise<void>) {
      isPrepared = false;
      preparation = work.finally(() => {
        isPrepared = true;
      });
    },
    /** Tells whether the process stays, once it is prepared. */
    async ask(): Promise<boolean> {
      askedAt = performance.now();
      await preparation;
      return !isEnding;
    },
    /** Nobody counts on this answer, so no end waits for it. */
    isReady: () => isPrepared && !isEnding,
    async end(): Promise<void> {
      isEnding = true;
      if (performance.now() - askedAt < askedWithin) await wait(notice);
    },
  };
}

export type Readiness = ReturnType<typeof readiness>;
