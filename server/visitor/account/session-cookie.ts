/**
 * The cookie of a session. A token from the database is worthless without its signature. A second cookie, readable
 * by scripts, only says that the browser has a session. Without it, a page doesn't request the account.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In seconds. */
export const sessionLifetime = 30 * 24 * 60 * 60;

const sentCookie = /(?:^|; *)(?:__Host-)?visitor\.session_token=/;

export const hasSession = (cookies: string | undefined) =>
  cookies !== undefined && sentCookie.test(cookies);

/** Proxies may decode cookies or put them into quotes. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
  } catch {
    return '';
  }
}

type Options = { secret: () => string; siteUrl: () => string };

export function sessionCookies({ secret, siteUrl }: Options) {
  const isSecure = () => siteUrl().startsWith('https:');
  // With this prefix, browsers don't let other hosts of the domain set the cookie.
  const name = () => `${isSecure() ? '__Host-' : ''}visitor.session_token`;

  const signed = (token: string) =>
    `${token}.${createHmac('sha256', secret()).update(token).digest('base64')}`;

  function write(reply: FastifyReply, value: string, seconds: number) {
    const shared = (httpOnly = '') =>
      `; Max-Age=${seconds}; Path=/${httpOnly}${isSecure() ? '; Secure' : ''}; SameSite=Lax`;
    reply.header('set-cookie', [
      `${name()}=${value}${shared('; HttpOnly')}`,
      `signed_in=1${shared()}`,
    ]);
  }

  return {
    /** Returns the token only if its signature is ours. */
    tokenIn({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
      const start = `${name()}=`;
      const sent = cookie.split(/; */).find((one) => one.startsWith(start));
      const value = decoded(sent?.slice(start.length).trim() ?? '');
      const [token] = value.split('.');
      if (!token) return undefined;
      const [given, expected] = [Buffer.from(value), Buffer.from(signed(token))];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? token : undefined;
    },
    set: (reply: FastifyReply, token: string) =>
      write(reply, encodeURIComponent(signed(token)), sessionLifetime),
    delete: (reply: FastifyReply) => write(reply, '', 0),
  };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;
