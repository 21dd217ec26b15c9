/** Long work is done in slices. The requests that wait are handled between two of them. */
import { setImmediate } from 'node:timers/promises';

const sliceMilliseconds = 0.5;

/** The returned function ends the slice once it has lasted long enough. */
export function timeSlices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMilliseconds) return;
    await setImmediate();
    begun = performance.now();
  };
}
