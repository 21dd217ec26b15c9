/**
 * The one way to better-auth: nothing of it can be reached from outside but through here. Who asks has been
 * let in by a door of ours already (server/http/same-origin.ts), so that of a request only this passes on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import type { SignInRefusal } from '#contract/visitor/sign-in.ts';
import { AppError, badInput, signInFirst } from '../../errors.ts';
import { withSeenCookie } from '../session-hint-cookie.ts';
import type { BetterAuth } from './open-better-auth.ts';

export type Question = { path: string; body?: object };
export type AuthAnswer = {
  status: number;
  /** better-auth's own code for the failure. */
  code: string;
  body: unknown;
  cookies: string[];
};

/** An email that better-auth causes needs the visitor's language and the path to return to. */
export type AuthContext = { language: Language; back?: string | undefined };

const headers = { address: 'x-visitor-address', language: 'x-visitor-language', back: 'x-back' };

/** better-auth hands the headers of a request on to its callbacks. */
export const authContextOf = (request: Request | undefined): AuthContext & { address: string } => ({
  address: request?.headers.get(headers.address) ?? '',
  language: request?.headers.get(headers.language) === 'tr' ? 'tr' : 'en',
  back: request?.headers.get(headers.back) ?? undefined,
});

/** better-auth answers that something failed, and tells its log alone what it was. */
const failures = new AsyncLocalStorage<{ cause?: unknown }>();
export function noteFailure(told: unknown[]) {
  const failure = failures.getStore();
  if (failure) failure.cause ??= told.find((one) => one instanceof Error);
}

type Options = { identity: () => Promise<BetterAuth>; siteUrl: () => string };

export function authRequest({ identity, siteUrl }: Options) {
  return async (
    request: FastifyRequest,
    { path, body }: Question,
    { language, back }: AuthContext = { language: 'en' },
  ): Promise<AuthAnswer> => {
    const { 'user-agent': agent, cookie } = request.headers;
    const asked = new Request(`${siteUrl()}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...(agent && { 'user-agent': agent }),
        [headers.address]: request.ip,
        [headers.language]: language,
        ...(back && { [headers.back]: back }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { handler } = await identity();
    const failure: { cause?: unknown } = {};
    const response = await failures.run(failure, () => handler(asked)).catch(refused);
    const text = await response.text();
    const parsed = text ? JSON.parse(text) : undefined;
    const code = response.ok ? '' : String(parsed?.code ?? '');
    if (response.status >= 500) {
      throw failure.cause ?? new Error(`better-auth answered ${response.status} ${code}`);
    }
    return {
      status: response.status,
      code,
      body: parsed,
      cookies: response.headers.getSetCookie(),
    };
  };
}

/** better-auth throws refusals as well as failures. A refusal is an answer. */
function refused(error: unknown): Response {
  if (!(error instanceof Error && 'statusCode' in error && 'body' in error)) throw error;
  return new Response(JSON.stringify(error.body ?? {}), { status: Number(error.statusCode) });
}

export type AskAuth = ReturnType<typeof authRequest>;

export const isRefused = ({ status }: AuthAnswer) => status >= 400;

export function passCookies(reply: FastifyReply, { cookies }: AuthAnswer) {
  if (cookies.length > 0) reply.header('set-cookie', withSeenCookie(cookies));
}

/** A refusal as this site words it; a field is named where one is to blame. */
export function authError({ status, code }: AuthAnswer, field: string): AppError {
  if (status === 400)
    return badInput([{ path: field, message: sentences[code] ?? 'Is not accepted' }]);
  if (status === 401) return signInFirst();
  return new AppError('internal', 'The error was logged. Try again later.', {
    cause: new Error(`better-auth answered ${status} ${code}`),
  });
}

const sentences: Record<string, string> = {
  INVALID_PASSWORD: 'Is not the password of this account',
  PASSWORD_TOO_SHORT: 'Is too short',
  PASSWORD_TOO_LONG: 'Is too long',
};

/** The same for the forms of /signin. */
export const refusalOf = ({ code }: AuthAnswer): SignInRefusal => refusals[code] ?? 'other';

const refusals: Record<string, SignInRefusal> = {
  INVALID_EMAIL: 'no_email',
  PASSWORD_TOO_SHORT: 'short',
  PASSWORD_TOO_LONG: 'long',
  INVALID_TOKEN: 'expired',
  USER_NOT_FOUND: 'expired',
};
