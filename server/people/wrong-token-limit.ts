/**
 * Allows ten wrong tokens per network and minute by default, across all processes. Each process also counts locally, so
 * that a valid token costs no write, and at most one read per second. A network locked out by another process is
 * refused here within a second.
 */
import { LRUCache } from 'lru-cache';
import type { RateLimitBounds } from '../../db/repositories/operation/rate-limit.ts';
import { overloaded, tooManyRequests } from '../errors.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { type SharedLimits, sharedRateLimit } from '../http/shared-rate-limit.ts';

const tenPerMinute = { limit: 10, window: 60_000 };
const readInterval = 1_000;
const maxNetworks = 1_000;

/** The name separates the limits for different kinds of tokens. */
export function wrongTokenLimit(
  limits: SharedLimits,
  name: string,
  bounds: RateLimitBounds = tenPerMinute,
) {
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
      // This process may have counted more since.
      return Math.max(wait, own.retryAfter(network));
    },

    /** Counts a wrong token, or throws if the limit is reached. */
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
