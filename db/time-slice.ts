/** Splits long work into slices. Waiting requests are handled between them. */
import { setImmediate } from 'node:timers/promises';

/** In milliseconds. Longer for writes, because all other writes, even in other processes, wait while one yields. */
const slice = { reading: 0.5, writing: 2 };

/** Returns a function that yields to waiting requests once the slice has lasted long enough. */
export function timeSlices(work: keyof typeof slice = 'reading'): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < slice[work]) return;
    await setImmediate();
    startedAt = performance.now();
  };
}

/** Iterates over a list in slices. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const yieldTurn = timeSlices();
  for (const item of items) {
    await yieldTurn();
    yield item;
  }
}
