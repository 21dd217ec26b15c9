import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../errors.ts';

const minute = 60_000;
const maxKeys = 10_000;
/** Across all keys. At eight bytes each, about two megabytes. */
const maxTimes = 250_000;

type Bounds = { limit: number; window?: number; now?: () => number };

/** Unlike the wall clock, this clock can't be set, which could end a limit immediately or extend it by hours. */
const monotonicClock = () => performance.now();

/** Counts actions per key in a sliding window. Counts are in memory, so a restart clears them. */
export function rateLimit({ limit, window = minute, now = monotonicClock }: Bounds) {
  // Stores up to `limit` times per key, and evicts the least recently counted key first.
  const openCache = () =>
    new LRUCache<string, { times: number[] }>({
      max: maxKeys,
      maxSize: Math.max(maxTimes, limit),
      sizeCalculation: ({ times }) => times.length,
    });
  // Created on first use, because the cache preallocates room for all keys and many limits are rarely used.
  let cache: ReturnType<typeof openCache> | undefined;

  return {
    count(key: string) {
      const at = now();
      cache ??= openCache();
      const times = cache.get(key)?.times ?? [];
      while ((times[0] ?? at) + window <= at) times.shift();
      times.push(at);
      if (times.length > limit) times.shift();
      // The cache recalculates a value's size only if the object changes.
      cache.set(key, { times });
    },
    /** Counts the action, or throws if the limit is reached. */
    admit(key: string) {
      const retryAfter = this.retryAfter(key);
      if (retryAfter > 0) throw tooManyRequests(retryAfter, 'requests');
      this.count(key);
    },
    /** Removes the last action. */
    uncount(key: string) {
      cache?.peek(key)?.times.pop();
    },
    reset(key: string) {
      cache?.delete(key);
    },
    /** Returns the seconds until the next action is allowed, or 0. */
    retryAfter(key: string): number {
      const times = cache?.peek(key)?.times;
      if (!times || times.length < limit) return 0;
      const left = (times[0] ?? 0) + window - now();
      return left > 0 ? Math.ceil(left / 1000) : 0;
    },
  };
}
