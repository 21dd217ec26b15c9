import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../errors.ts';

const minute = 60_000;
const maxKeys = 10_000;
/** Under all keys together: a time takes eight bytes, or about two megabytes for all of them. */
const mostTimes = 250_000;

type Bounds = { limit: number; window?: number; now?: () => number };

/** The wall clock can be set: a limit would then be lifted at once, or last for hours. */
export const monotonicClock = () => performance.now();

/** Counts what is done under each key within the last minute or so. Kept in memory: a restart forgives. */
export function windowLimit({ limit, window = minute, now = monotonicClock }: Bounds) {
  // Under each key the times of the last acts, as many as the limit; the key counted last goes last.
  const seen = new LRUCache<string, { times: number[] }>({
    max: maxKeys,
    maxSize: Math.max(mostTimes, limit),
    sizeCalculation: ({ times }) => times.length,
  });

  return {
    count(key: string) {
      const at = now();
      const times = seen.get(key)?.times ?? [];
      while ((times[0] ?? at) + window <= at) times.shift();
      times.push(at);
      if (times.length > limit) times.shift();
      // In a new object: one that stands there already would not be measured again.
      seen.set(key, { times });
    },
    /** Counts the act, or refuses it. */
    admit(key: string) {
      const wait = this.wait(key);
      if (wait > 0) throw tooManyRequests(wait);
      this.count(key);
    },
    /** The last act is one that does not count. */
    takeBack(key: string) {
      seen.peek(key)?.times.pop();
    },
    forget(key: string) {
      seen.delete(key);
    },
    /** Seconds until the next act under this key; 0 when it may be done. */
    wait(key: string): number {
      const times = seen.peek(key)?.times;
      if (!times || times.length < limit) return 0;
      const left = (times[0] ?? 0) + window - now();
      return left > 0 ? Math.ceil(left / 1000) : 0;
    },
  };
}
