/** Sends errors as application/problem+json (RFC 9457). The cause of a 5xx appears only in the log. */

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, asAppError, type ErrorCode, errorKinds } from '../errors.ts';
import { securityHeaders } from './security-headers.ts';

export const problemType = 'application/problem+json; charset=utf-8';

/** Added to every response if HSTS applies. */
export const problemHeaders = { ...securityHeaders, 'cache-control': 'no-store' };

export function problemDetails(error: AppError) {
  const { status, title } = errorKinds[error.code];
  return {
    type: 'about:blank',
    title,
    status,
    detail: error.message,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
    ...(error.conflicts && { conflicts: error.conflicts }),
  };
}

const byStatus: Record<number, ErrorCode> = Object.fromEntries(
  Object.entries(errorKinds).map(([code, { status }]) => [status, code as ErrorCode]),
);

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

/**
 * If one of our own connections is reset, to the database or S3, the error has a `syscall`. If a client disconnects, it
 * doesn't.
 */
const isClientDisconnect = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error);

/** Also maps Fastify's own errors, for malformed bodies, unsupported types and undecodable URLs. */
export function knownError(error: unknown): AppError {
  if (isClientDisconnect(error))
    return new AppError('bad_input', 'The request body is incomplete.');
  if (!isFastifyError(error)) return asAppError(error);
  const code = byStatus[error.statusCode ?? 500];
  if (!code || code === 'internal') return asAppError(error);
  return new AppError(code, `${error.message}.`.replace('..', '.'), { cause: error });
}

export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendError(error, request, reply, problemType, problemDetails);

const logged = new WeakSet<object>();

/** A persistent fault may be one error object shared by many requests. Logs that object only once. */
function logOnce(known: AppError, { log }: FastifyRequest) {
  if (logged.has(known)) return;
  markLogged(known);
  log.error({ err: known.cause ?? known }, known.message);
}

/** Marks an error that was already logged in other words. */
export const markLogged = (error: AppError) => void logged.add(error);

/** Not one of the error codes, because no call of the API answers 410. */
export const sendGoneProblem = (reply: FastifyReply) =>
  reply
    .status(410)
    .headers(problemHeaders)
    .type(problemType)
    .send(
      JSON.stringify({
        ...problemDetails(new AppError('not_found', 'The page at this address is gone.')),
        title: 'Gone',
        status: 410,
      }),
    );

/** Decides status, headers and logging for REST and tRPC alike. Only the body's format differs. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: (known: AppError) => object,
) {
  const known = knownError(error);
  const { status } = errorKinds[known.code];
  if (status >= 500) logOnce(known, request);
  return reply
    .status(status)
    .headers({ ...problemHeaders, ...known.headers })
    .type(type)
    .send(JSON.stringify(body(known)));
}
