/** Counts rate limits in the database, across processes and restarts. `rate-limit.ts` counts in this process only. */
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
import { limitHits } from '../limit-hit.ts';

export type SharedLimits = { db: Kysely<Database>; secret: () => string };

/** In milliseconds. The privacy page promises not to store anything for longer. */
export const longestWindow = 60 * 60_000;

export function sharedRateLimit(
  { db, secret }: SharedLimits,
  { name, ...bounds }: RateLimitBounds & { name: string },
) {
  if (bounds.window > longestWindow) throw new Error(`The window of ${name} is too long.`);

  /** Keeps visitors' IPs and email addresses out of the database. */
  const hashed = (key: string) =>
    createHmac('sha256', secret()).update(`${name} ${key}`).digest('base64url');

  limitHits.of(name);

  return {
    /** Returns the seconds until the next action is allowed, or 0. */
    async retryAfter(key: string): Promise<number> {
      return Math.ceil((await findWait(db, hashed(key), bounds)) / 1000);
    },
    /** Counts the action, or returns false if the limit is reached. */
    count: (key: string): Promise<boolean> => insertAct(db, hashed(key), bounds),
    /** Counts the action, or throws if the limit is reached. */
    async admit(key: string): Promise<void> {
      if (await this.count(key)) return;
      throw tooManyRequests(Math.max(1, await this.retryAfter(key)), name);
    },
    /** Removes the last action. */
    uncount: (key: string): Promise<void> => deleteAct(db, hashed(key)),
    reset: (key: string): Promise<void> => deleteActs(db, hashed(key)),
  };
}

const cleanupInterval = 60_000;

/** Returns a function that stops the timer. */
export function cleanUpRateLimits(db: Kysely<Database>, log: FastifyBaseLogger): () => void {
  const cleanUp = () => {
    deleteOldActs(db).catch((error: unknown) =>
      log.error({ err: error }, 'Expired rate limits could not be deleted'),
    );
  };
  const timer = setInterval(cleanUp, cleanupInterval).unref();
  return () => clearInterval(timer);
}
