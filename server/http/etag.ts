import type { FastifyRequest } from 'fastify';

/** A cache on the way may be two seconds late in all, and no more: offers end at their time. */
export const briefly = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

const strong = (tag: string | undefined) => tag?.trim().replace(/^W\//, '');

/** Whether the client has what the tag stands for already. */
export function isKnown({ headers }: FastifyRequest, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => strong(tag) === strong(etag));
}
