/**
 * Makes all calls to better-auth, whose own routes are not reachable from outside. The caller has already checked the
 * request (server/http/refuse-other-sites.ts), so better-auth only gets the parts it needs.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts';
import type { SignInRefusal } from '#contract/visitor/sign-in.ts';
import { AppError, badInput, signInFirst } from '../../../errors.ts';
import { withHintCookie } from '../signed-in-cookie.ts';
import type { BetterAuth } from './open-better-auth.ts';

type AuthCall = { path: string; body?: object };
export type AuthResponse = {
  status: number;
  /** better-auth's error code. */
  code: string;
  body: unknown;
  cookies: string[];
};

/** Needed for emails triggered by better-auth. */
export type AuthContext = { language: Language; returnPath?: string | undefined };

const headers = {
  ip: 'x-visitor-ip',
  language: 'x-visitor-language',
  returnPath: 'x-visitor-return-path',
};

/** better-auth passes a request's headers on to its callbacks. */
export const authContextOf = (request: Request | undefined): AuthContext & { ip: string } => {
  const language = request?.headers.get(headers.language);
  return {
    ip: request?.headers.get(headers.ip) ?? '',
    language: isLanguage(language) ? language : defaultLanguage,
    returnPath: request?.headers.get(headers.returnPath) ?? undefined,
  };
};

/** Captures the cause of a failure, which better-auth only writes to its log. */
const failures = new AsyncLocalStorage<{ cause?: unknown }>();
export function captureFailure(details: unknown[]) {
  const failure = failures.getStore();
  if (failure) failure.cause ??= details.find((one) => one instanceof Error);
}

type Options = { betterAuth: () => Promise<BetterAuth>; siteUrl: () => string };

export function authCaller({ betterAuth, siteUrl }: Options) {
  return async (
    request: FastifyRequest,
    { path, body }: AuthCall,
    { language, returnPath }: AuthContext = { language: defaultLanguage },
  ): Promise<AuthResponse> => {
    const { 'user-agent': agent, cookie } = request.headers;
    const authRequest = new Request(`${siteUrl()}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...(agent && { 'user-agent': agent }),
        [headers.ip]: request.ip,
        [headers.language]: language,
        ...(returnPath && { [headers.returnPath]: returnPath }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { handler } = await betterAuth();
    const failure: { cause?: unknown } = {};
    const response = await failures.run(failure, () => handler(authRequest)).catch(responseOf);
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

/** better-auth throws both refusals and failures. Turns refusals into responses. */
function responseOf(error: unknown): Response {
  if (!(error instanceof Error && 'statusCode' in error && 'body' in error)) throw error;
  return new Response(JSON.stringify(error.body ?? {}), { status: Number(error.statusCode) });
}

export type CallAuth = ReturnType<typeof authCaller>;

export const isRefused = ({ status }: AuthResponse) => status >= 400;

export function passCookies(reply: FastifyReply, { cookies }: AuthResponse) {
  if (cookies.length > 0) reply.header('set-cookie', withHintCookie(cookies));
}

/** Converts a refusal to one of the site's errors, with the invalid field. */
export function refusalError({ status, code }: AuthResponse, field: string): AppError {
  if (status === 400)
    return badInput([{ path: field, message: messages[code] ?? 'Is not accepted' }]);
  if (status === 401) return signInFirst();
  return new AppError('internal', 'The error was logged. Try again later.', {
    cause: new Error(`better-auth answered ${status} ${code}`),
  });
}

const messages: Record<string, string> = {
  INVALID_PASSWORD: 'Is not the password of this account',
  PASSWORD_TOO_SHORT: 'Is too short',
  PASSWORD_TOO_LONG: 'Is too long',
};

/** Converts a refusal to a code that the forms of /signin have a message for. */
export const formRefusal = ({ code }: AuthResponse): SignInRefusal => refusals[code] ?? 'other';

const refusals: Record<string, SignInRefusal> = {
  INVALID_EMAIL: 'no_email',
  PASSWORD_TOO_SHORT: 'short',
  PASSWORD_TOO_LONG: 'long',
  INVALID_TOKEN: 'expired',
  USER_NOT_FOUND: 'expired',
};
