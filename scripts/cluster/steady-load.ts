/** A steady load of reads and writes on one URL, with the outcome of each request. */
import { setTimeout as wait } from 'node:timers/promises';

type Outcome = { kind: string; at: number; status: number; milliseconds: number };
/** Sends one request and returns the status of the response. */
type Work = (signal: AbortSignal) => Promise<number>;

const pause = 20;
const timeout = 10_000;

/** The status if the client got no response at all. */
export const noAnswer = 0;

export function startLoad(works: Record<string, Work>) {
  const outcomes: Outcome[] = [];
  let isEnding = false;
  let held: readonly string[] = [];

  async function repeat([kind, send]: [string, Work]) {
    for (; !isEnding; await wait(pause)) {
      if (held.includes(kind)) continue;
      const at = performance.now();
      const status = await send(AbortSignal.timeout(timeout)).catch(() => noAnswer);
      outcomes.push({ kind, at, status, milliseconds: performance.now() - at });
    }
  }

  const running = Object.entries(works).map(repeat);
  return {
    outcomes: outcomes as readonly Outcome[],
    /** Pauses these kinds of requests until the next call. */
    hold(kinds: readonly string[]) {
      held = kinds;
    },
    async end() {
      isEnding = true;
      await Promise.all(running);
      return outcomes;
    },
  };
}

export type Load = ReturnType<typeof startLoad>;
