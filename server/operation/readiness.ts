import { setTimeout as wait } from 'node:timers/promises';

/** A load balancer that has checked within this time still relies on the answer. */
const askedWithin = 30_000;
/** Time for a load balancer that checks every second to stop sending requests. */
const notice = 2_000;

/** Tells load balancers to send requests elsewhere before the process shuts down. */
export function readiness() {
  let isEnding = false;
  let preparation = Promise.resolve();
  let isPrepared = true;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    /** The work must settle on its own, whether it succeeds or not. */
    waitFor(work: Promise<void>) {
      isPrepared = false;
      preparation = work.finally(() => {
        isPrepared = true;
      });
    },
    /** Waits for the preparation, then returns false if the process is shutting down. */
    async ask(): Promise<boolean> {
      askedAt = performance.now();
      await preparation;
      return !isEnding;
    },
    /** Unlike `ask`, doesn't delay a shutdown. */
    isReady: () => isPrepared && !isEnding,
    async end(): Promise<void> {
      isEnding = true;
      if (performance.now() - askedAt < askedWithin) await wait(notice);
    },
  };
}

export type Readiness = ReturnType<typeof readiness>;
