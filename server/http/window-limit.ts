import { tooManyRequests } from '../errors.ts';

const minute = 60_000;
const mostKeys = 10_000;

type Bounds = { limit: number; window?: number; now?: () => number };

/** The wall clock can be set: a limit would then be lifted at once, or last for hours. */
export const monotonicClock = () => performance.now();

/** Counts what is done under each key within the last minute or so. Kept in memory: a restart forgives. */
export function windowLimit({ limit, window = minute, now = monotonicClock }: Bounds) {
  // Under each key the times of the last acts, as many as the limit; the key seen last stands last.
  const seen = new Map<string, number[]>();

  return {
    count(key: string) {
      const times = seen.get(key) ?? [];
      times.push(now());
      if (times.length > limit) times.shift();
      seen.delete(key);
      seen.set(key, times);
      if (seen.size > mostKeys) seen.delete(seen.keys().next().value ?? '');
    },
    /** Counts the act, or refuses it. */
    admit(key: string) {
      const wait = this.wait(key);
      if (wait > 0) throw tooManyRequests(wait);
      this.count(key);
    },
    /** The last act is one that does not count. */
    takeBack(key: string) {
      seen.get(key)?.pop();
    },
    forget(key: string) {
      seen.delete(key);
    },
    /** Seconds until the next act under this key; 0 when it may be done. */
    wait(key: string): number {
      const times = seen.get(key);
      if (!times || times.length < limit) return 0;
      const left = (times[0] ?? 0) + window - now();
      return left > 0 ? Math.ceil(left / 1000) : 0;
    },
  };
}
