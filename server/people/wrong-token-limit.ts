/**
 * A network may send ten wrong tokens within a minute, through all processes together. Each process counts by itself as
 * well, so that a right token costs no write and at most one read each second: a network that another process has locked
 * out is refused here within that second.
 */
import { LRUCache } from 'lru-cache';
import { overloaded, tooManyRequests } from '../errors.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { type SharedLimits, sharedRateLimit } from '../http/shared-rate-limit.ts';

const bounds = { limit: 10, window: 60_000 };
const readInterval = 1_000;
const maxNetworks = 1_000;

/** The name tells the limits of several kinds of tokens apart. */
export function wrongTokenLimit(limits: SharedLimits, name: string) {
  const own = rateLimit(bounds);
  const shared = sharedRateLimit(limits, { name, ...bounds });
  const reads = new LRUCache<string, { at: number; wait: number }>({ max: maxNetworks });

  async function readWait(network: string): Promise<number> {
    const known = reads.get(network);
    if (known && performance.now() - known.at < readInterval) return known.wait;
    const at = performance.now();
    const wait = await shared.retryAfter(network);
    reads.set(network, { at, wait });
    return wait;
  }

  const refusal = (wait: number) => tooManyRequests(wait, name);

  return {
    refusal,
    async retryAfter(network: string): Promise<number> {
      const wait = await readWait(network);
      // Meanwhile this process may have counted more.
      return Math.max(wait, own.retryAfter(network));
    },

    /** Counts a wrong token, or refuses it. */
    async admit(network: string): Promise<void> {
      own.count(network);
      const isCounted = await shared.count(network).catch((error: unknown) => {
        throw overloaded('Tokens cannot be checked right now.', error);
      });
      if (isCounted) return;
      own.uncount(network);
      reads.delete(network);
      throw refusal(Math.max(1, await readWait(network)));
    },
  };
}
