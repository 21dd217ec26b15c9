/** A steady load of reads and writes on one URL, with the outcome of each request. */
import { setTimeout as wait } from 'node:timers/promises';

type Kind = string;
type Outcome = { kind: Kind; at: number; status: number; milliseconds: number };
type Work = { kind: Kind; run: (signal: AbortSignal) => Promise<number> };

/** The status if the client got no response at all. */
export const noAnswer = 0;

export function startLoad(works: readonly Work[], { pause = 20, timeout = 10_000 } = {}) {
  const outcomes: Outcome[] = [];
  let isEnding = false;
  let held: readonly Kind[] = [];

  async function repeat({ kind, run }: Work) {
    while (!isEnding) {
      if (held.includes(kind)) {
        await wait(pause);
        continue;
      }
      const at = performance.now();
      const status = await run(AbortSignal.timeout(timeout)).catch(() => noAnswer);
      outcomes.push({ kind, at, status, milliseconds: performance.now() - at });
      await wait(pause);
    }
  }

  const running = works.map(repeat);
  return {
    outcomes: outcomes as readonly Outcome[],
    /** Pauses these kinds of requests until the next call. */
    hold(kinds: readonly Kind[]) {
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
