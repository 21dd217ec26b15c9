/** A steady load of reads and writes through one URL, counted by what was asked and how it was answered. */
import { setTimeout as wait } from 'node:timers/promises';

type Kind = string;
type Outcome = { kind: Kind; at: number; status: number; milliseconds: number };
type Work = { kind: Kind; run: (signal: AbortSignal) => Promise<number> };

/** A client that got no answer at all. */
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
    /** These are not asked for until others are held. */
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
