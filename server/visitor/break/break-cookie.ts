/**
 * The cookie that stores the end of a break. The signature prevents visitors from shortening it, and the prefixed name
 * prevents other hosts of the domain from setting it. A second cookie lets scripts know about the break.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { longestBreak } from '#contract/visitor/break-length.ts';
import { day } from '#contract/wall-clock.ts';

const cookies = /(?:^|; *)(?:__Host-)?break=([^;]*)/g;
const value = /^([1-9]\d{9,13})\.([\w-]{43})$/;
export const breakCookieSeconds = 365 * 24 * 60 * 60;

export const hasBreakCookie = (cookie: string | undefined): cookie is string =>
  cookie !== undefined && /(?:^|; *)(?:(?:__Host-)?break|on_break)=/.test(cookie);

const signatureOf = (end: string, secret: string) =>
  createHmac('sha256', secret).update(`break until ${end}`).digest('base64url');

function hasSigned(end: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(end, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Returns the latest end of all break cookies, in milliseconds, or 0 without any. A tampered cookie counts as the
 * longest break, because the original one may have been that long.
 */
export function breakIn(cookie: string, secret: () => string, now: number) {
  const ends = [...cookie.matchAll(cookies)].map(([, given = '']) => {
    const [, end = '', signature = ''] = value.exec(given.trim()) ?? [];
    const isOurs = end !== '' && hasSigned(end, signature, secret());
    return { end: isOurs ? Number(end) : now + longestBreak * day, isOurs };
  });
  return {
    end: Math.max(0, ...ends.map(({ end }) => end)),
    isAsWritten: ends.length === 1 && ends.every(({ isOurs }) => isOurs),
  };
}

type Written = { end: number; secret: string; isSecure: boolean };

/** Outlives the break, because the browser's clock may be wrong or changed. */
export function breakCookies({ end, secret, isSecure }: Written): string[] {
  const given = String(end);
  const secure = isSecure ? '; Secure' : '';
  const shared = `; Path=/; Max-Age=${breakCookieSeconds}; SameSite=Lax${secure}`;
  return [
    `${isSecure ? '__Host-' : ''}break=${given}.${signatureOf(given, secret)}${shared}; HttpOnly`,
    `on_break=1${shared}`,
  ];
}

export const deletedBreakCookies = (isSecure: boolean): string[] =>
  [`${isSecure ? '__Host-' : ''}break`, 'on_break'].map(
    (name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
