import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../errors.ts';

const minute = 60_000;
const maxKeys = 10_000;
/** This bounds all keys together. A time takes eight bytes, so all of them take about two megabytes. */
const maxTimes = 250_000;

type Bounds = { limit: number; window?: number; now?: () => number };

/** The wall clock can be set, and a limit would then end at once, or last for hours. */
const monotonicClock = () => performance.now();

/** Counts what is done under each key within the last minute or so. The counts are in memory, so a restart clears them. */
export function rateLimit({ limit, window = minute, now = monotonicClock }: Bounds) {
  // Each key has the times of its last acts, as many as the limit. The key that was counted last is evicted last.
  const openCache = () =>
    new LRUCache<string, { times: number[] }>({
      max: maxKeys,
      maxSize: Math.max(maxTimes, limit),
      sizeCalculation: ({ times }) => times.length,
    });
  // The cache reserves room for all of its keys, and many limits count nothing for days.
  let cache: ReturnType<typeof openCache> | undefined;

  return {
    count(key: string) {
      const at = now();
      cache ??= openCache();
      const times = cache.get(key)?.times ?? [];
      while ((times[0] ?? at) + window <= at) times.shift();
      times.push(at);
      if (times.length > limit) times.shift();
      // The cache measures a value only when it is another object.
      cache.set(key, { times });
    },
    /** Counts the act, or refuses it. */
    admit(key: string) {
      const retryAfter = this.retryAfter(key);
      if (retryAfter > 0) throw tooManyRequests(retryAfter, 'requests');
      this.count(key);
    },
    /** Takes back the last act. */
    uncount(key: string) {
      cache?.peek(key)?.times.pop();
    },
    reset(key: string) {
      cache?.delete(key);
    },
    /** The seconds until the next act under this key may be done: 0 when it may be done now. */
    retryAfter(key: string): number {
      const times = cache?.peek(key)?.times;
      if (!times || times.length < limit) return 0;
      const left = (times[0] ?? 0) + window - now();
      return left > 0 ? Math.ceil(left / 1000) : 0;
    },
  };
}
