import { networkOf } from './network.ts';

const minute = 60_000;
const mostAddresses = 10_000;

type Bounds = { limit: number; window?: number; now?: () => number };

/** Counts what each address does within the last minute or so. Kept in memory: a restart forgives. */
export function windowLimit({ limit, window = minute, now = Date.now }: Bounds) {
  // Of each address the times of its last acts, as many as the limit; the address seen last stands last.
  const seen = new Map<string, number[]>();

  return {
    count(from: string) {
      const address = networkOf(from);
      const times = seen.get(address) ?? [];
      times.push(now());
      if (times.length > limit) times.shift();
      seen.delete(address);
      seen.set(address, times);
      if (seen.size > mostAddresses) seen.delete(seen.keys().next().value ?? '');
    },
    /** Seconds until the address may go on; 0 when it may. */
    wait(address: string): number {
      const times = seen.get(networkOf(address));
      if (!times || times.length < limit) return 0;
      const left = (times[0] ?? 0) + window - now();
      return left > 0 ? Math.ceil(left / 1000) : 0;
    },
  };
}
