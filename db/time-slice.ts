/** Long work is done in slices. The requests that wait are handled between two of them. */
import { setImmediate } from 'node:timers/promises';

/** In milliseconds. While a write gives way all other writes wait for it, those of other processes too, so it does so less often. */
const slice = { reading: 0.5, writing: 2 };

/** The returned function ends the slice once it has lasted long enough. */
export function timeSlices(work: keyof typeof slice = 'reading'): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < slice[work]) return;
    await setImmediate();
    begun = performance.now();
  };
}

/** Iterates over a list in slices. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const giveWay = timeSlices();
  for (const item of items) {
    await giveWay();
    yield item;
  }
}
