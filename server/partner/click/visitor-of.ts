import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

export type CountedVisitor = { ip: string; userAgent: string };

/** A longer user agent tells no more about visitors apart. */
const maxUserAgent = 500;

export const visitorOf = ({ ip, headers }: FastifyRequest): CountedVisitor => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgent),
});

/** Most visitors have one of few user agents, and the check is a long regular expression. */
const checked = new LRUCache<string, boolean>({ max: 500 });

export function isBot({ userAgent }: CountedVisitor): boolean {
  if (userAgent === '') return true;
  const known = checked.get(userAgent);
  if (known !== undefined) return known;
  const found = isbot(userAgent);
  checked.set(userAgent, found);
  return found;
}
