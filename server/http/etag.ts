import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Lets shared caches serve a response for two seconds at most, because offers must expire on time. */
export const briefCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

export const etagOf = (content: string | Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const strong = (tag: string | undefined) => tag?.trim().replace(/^W\//, '');

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
export function matchesEtag({ headers }: FastifyRequest, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => strong(tag) === strong(etag));
}
