/** These limits hold over all processes and outlast a restart, as the database counts. `rate-limit.ts` counts in this process. */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import {
  deleteAct,
  deleteActs,
  deleteOldActs,
  findWait,
  insertAct,
  type RateLimitBounds,
} from '../../db/repositories/operation/rate-limit.ts';
import type { Database } from '../../db/tables.ts';
import { tooManyRequests } from '../errors.ts';
import { limitHits } from '../operation/metrics/limit-hit.ts';

export type SharedLimits = { db: Kysely<Database>; secret: () => string };

export function sharedRateLimit(
  { db, secret }: SharedLimits,
  { name, ...bounds }: RateLimitBounds & { name: string },
) {
  /** The database learns neither the IPs nor the e-mail addresses of visitors. */
  const hashed = (key: string) =>
    createHmac('sha256', secret()).update(`${name} ${key}`).digest('base64url');

  limitHits.of(name);

  return {
    /** The seconds until the next act under this key may be done: 0 when it may be done now. */
    async retryAfter(key: string): Promise<number> {
      return Math.ceil((await findWait(db, hashed(key), bounds)) / 1000);
    },
    /** Counts the act, or returns false where the limit is reached. */
    count: (key: string): Promise<boolean> => insertAct(db, hashed(key), bounds),
    /** Counts the act, or refuses it. */
    async admit(key: string): Promise<void> {
      if (await this.count(key)) return;
      throw tooManyRequests(Math.max(1, await this.retryAfter(key)), name);
    },
    /** Takes back the last act. */
    uncount: (key: string): Promise<void> => deleteAct(db, hashed(key)),
    reset: (key: string): Promise<void> => deleteActs(db, hashed(key)),
  };
}

const cleanupInterval = 60_000;

/** Returns the function that stops it. */
export function cleanUpRateLimits(db: Kysely<Database>, log: FastifyBaseLogger): () => void {
  const cleanUp = () => {
    deleteOldActs(db).catch((error: unknown) =>
      log.error({ err: error }, 'Expired limits could not be deleted'),
    );
  };
  const timer = setInterval(cleanUp, cleanupInterval).unref();
  return () => clearInterval(timer);
}
