/** Signs the links with which visitors unsubscribe from any mail program, without signing in. They don't expire. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pagePath } from '#contract/page-path.ts';

const signatureOf = (visitorId: string, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${visitorId}`).digest('base64url');

export function unsubscribePath(visitorId: string, secret: string): string {
  const search = new URLSearchParams({ visitor: visitorId, token: signatureOf(visitorId, secret) });
  return `${pagePath.unsubscribe}?${search}`;
}

/** Returns the visitor that the link belongs to, or undefined if it was made up. */
export function unsubscribingVisitor(url: string, secret: string): string | undefined {
  const search = new URL(url, 'http://here.invalid').searchParams;
  const visitorId = search.get('visitor') ?? '';
  const expected = Buffer.from(signatureOf(visitorId, secret));
  const given = Buffer.from(search.get('token') ?? '');
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  return isOurs ? visitorId : undefined;
}
