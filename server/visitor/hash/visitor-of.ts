import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

export type CountedVisitor = { ip: string; userAgent: string };

/** Longer user agents don't tell visitors apart any better. */
const maxUserAgent = 500;

export const visitorOf = ({ ip, headers }: FastifyRequest): CountedVisitor => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgent),
});

/** Cached because the check is a long regular expression, and most visitors share a few user agents. */
const checked = new LRUCache<string, boolean>({ max: 500 });

export function isBot({ userAgent }: CountedVisitor): boolean {
  if (userAgent === '') return true;
  const known = checked.get(userAgent);
  if (known !== undefined) return known;
  const found = isbot(userAgent);
  checked.set(userAgent, found);
  return found;
}
