/** Errors are sent as application/problem+json (RFC 9457). Only the log says what caused a 5xx. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, asAppError, type ErrorCode, errorKinds } from '../errors.ts';
import { securityHeaders } from './security-headers.ts';

const problemType = 'application/problem+json; charset=utf-8';

export function problemDetails(error: AppError) {
  const { status, title } = errorKinds[error.code];
  return {
    type: 'about:blank',
    title,
    status,
    detail: error.message,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
  };
}

const byStatus: Record<number, ErrorCode> = Object.fromEntries(
  Object.entries(errorKinds).map(([code, { status }]) => [status, code as ErrorCode]),
);

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

/** A connection of ours that was reset, to the database or to S3, names the call of the system. */
const hasHungUp = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error);

/** Fastify itself refuses bodies that it cannot read, types that it does not know and URLs that it cannot decode. */
export function knownError(error: unknown): AppError {
  if (hasHungUp(error)) return new AppError('bad_input', 'The request body is incomplete.');
  if (!isFastifyError(error)) return asAppError(error);
  const code = byStatus[error.statusCode ?? 500];
  if (!code || code === 'internal') return asAppError(error);
  return new AppError(code, `${error.message}.`.replace('..', '.'), { cause: error });
}

export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendError(error, request, reply, problemType, problemDetails);

const logged = new WeakSet<object>();

/** A fault that lasts may be one error for many requests, and the log has it once. */
function logOnce(known: AppError, { log }: FastifyRequest) {
  if (logged.has(known)) return;
  markLogged(known);
  log.error({ err: known.cause ?? known }, known.message);
}

/** The log has this error already, in other words. */
export const markLogged = (error: AppError) => void logged.add(error);

/** REST and tRPC each have their own form of an error. Its status, headers and log are decided here for both. */
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
    .headers({ ...securityHeaders, 'cache-control': 'no-store', ...known.headers })
    .type(type)
    .send(JSON.stringify(body(known)));
}

/** Node answers 100-continue itself, and no other expectation can be met. */
export function sendExpectationProblem(_request: IncomingMessage, response: ServerResponse) {
  const problem = problemDetails(
    new AppError('bad_input', 'The only expectation supported is 100-continue.'),
  );
  const body = JSON.stringify({ ...problem, status: 417 });
  response
    .writeHead(417, {
      'content-type': problemType,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body);
}

/** Some bytes are so broken that Node makes no request of them, so the response is written to the socket. */
export function sendSocketProblem(error: Error & { code?: string }, socket: Socket) {
  // Behind a response that is not read yet, this one would never leave, or would stand in its middle.
  if (!socket.writable || socket.writableLength > 0) return socket.destroy();
  const [code, detail, line]: [ErrorCode, string, string] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['too_large', 'The headers are too large.', '431 Request Header Fields Too Large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['timed_out', 'The request took too long to arrive.', '408 Request Timeout']
        : ['bad_input', 'The request cannot be parsed.', '400 Bad Request'];
  const body = JSON.stringify({
    ...problemDetails(new AppError(code, detail)),
    status: Number.parseInt(line, 10),
  });
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: ${problemType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
