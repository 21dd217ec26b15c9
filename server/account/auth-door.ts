/**
 * The one way to better-auth: nothing of it can be reached from outside but through here. Who asks has been
 * let in by a door of ours already (server/pages/same-origin.ts), so that of a request only this passes on.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, badInput, type ErrorCode, tooManyRequests } from '../errors.ts';
import { addressHeader, type Identity } from './identity.ts';
import { withSeenCookie } from './seen-cookie.ts';

export type Question = {
  path: string;
  body?: object;
  query?: Record<string, string>;
  /** Instead of those of the request. */
  cookie?: string;
};
export type AuthAnswer = {
  status: number;
  /** What went wrong, in better-auth's own words. */
  code: string;
  body: unknown;
  cookies: string[];
  wait: number;
};

export const languageHeader = 'x-visitor-language';

type Options = { identity: () => Promise<Identity>; siteUrl: () => string };

export function authDoor({ identity, siteUrl }: Options) {
  return async (
    request: FastifyRequest,
    { path, body, query, ...given }: Question,
    language = 'en',
  ): Promise<AuthAnswer> => {
    const { 'user-agent': agent } = request.headers;
    const cookie = given.cookie ?? request.headers.cookie;
    const asked = new Request(`${siteUrl()}/api/auth${path}?${new URLSearchParams(query)}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...(agent && { 'user-agent': agent }),
        [addressHeader]: request.ip,
        [languageHeader]: language,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { handler } = await identity();
    const response = await handler(asked);
    const text = await response.text();
    const parsed = text ? JSON.parse(text) : undefined;
    return {
      status: response.status,
      code: response.ok ? '' : String(parsed?.code ?? ''),
      body: parsed,
      cookies: response.headers.getSetCookie(),
      wait: Number(response.headers.get('x-retry-after') ?? 0),
    };
  };
}

export type AuthDoor = ReturnType<typeof authDoor>;

export const isRefused = ({ status }: AuthAnswer) => status >= 400;

export function passCookies(reply: FastifyReply, { cookies }: AuthAnswer) {
  if (cookies.length > 0) reply.header('set-cookie', withSeenCookie(cookies));
}

const codes: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
};

/** A refusal as this site words it; a field is named where one is to blame. */
export function authError({ status, code, wait }: AuthAnswer, field?: string): AppError {
  if (status === 429) return tooManyRequests(wait);
  if (status === 400 && field)
    return badInput([{ path: field, message: sentences[code] ?? 'Is not accepted' }]);
  const known = codes[status];
  if (known) return new AppError(known, 'Sign in first.');
  return new AppError('internal', 'The error was logged. Try again later.', {
    cause: new Error(`better-auth answered ${status} ${code}`),
  });
}

const sentences: Record<string, string> = {
  INVALID_PASSWORD: 'Is not the password of this account',
  PASSWORD_TOO_SHORT: 'Is too short',
  PASSWORD_TOO_LONG: 'Is too long',
};
