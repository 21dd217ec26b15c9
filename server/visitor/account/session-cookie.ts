/**
 * The cookie of a session. Its signature makes a stored token worthless on its own. A second cookie, readable by
 * scripts, only says that the browser has a session. Without it, a page doesn't request the account.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In seconds. */
export const sessionLifetime = 30 * 24 * 60 * 60;

const sentCookie = /(?:^|; *)(?:__Host-)?visitor\.session_token=/;

const sessionToken = new RegExp(`${sentCookie.source}([^.;]{1,200})`);

/** The token isn't verified here: it only finds a session. */
export const sessionTokenIn = (cookies: string): string | undefined =>
  sessionToken.exec(cookies)?.[1];

export const hasSession = (cookies: string | undefined) =>
  cookies !== undefined && sentCookie.test(cookies);

type Options = { secret: () => string; siteUrl: () => string };

export function sessionCookies({ secret, siteUrl }: Options) {
  const isSecure = () => siteUrl().startsWith('https:');
  // With this prefix, browsers don't let other hosts of the domain set the cookie.
  const name = () => `${isSecure() ? '__Host-' : ''}visitor.session_token`;

  const signed = (token: string) =>
    encodeURIComponent(`${token}.${createHmac('sha256', secret()).update(token).digest('base64')}`);

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
      const value = sent?.slice(start.length).trim() ?? '';
      const [token] = value.split('.');
      if (!token) return undefined;
      const [given, expected] = [Buffer.from(value), Buffer.from(signed(token))];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? token : undefined;
    },
    set: (reply: FastifyReply, token: string) => write(reply, signed(token), sessionLifetime),
    delete: (reply: FastifyReply) => write(reply, '', 0),
  };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;
