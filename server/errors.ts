import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import type { z } from 'zod';
import type { Conflict } from '#contract/release/proposal-op.ts';
import { faultOf } from '../db/database-fault.ts';
import { limitHits } from './limit-hit.ts';

type Kind = { status: number; title: string; trpc: TRPC_ERROR_CODE_KEY };

/** The single table of error codes, for both REST and tRPC. */
export const errorKinds = {
  bad_input: { status: 400, title: 'Bad input', trpc: 'BAD_REQUEST' },
  unauthorized: { status: 401, title: 'Not signed in', trpc: 'UNAUTHORIZED' },
  session_ended: { status: 401, title: 'Not signed in', trpc: 'UNAUTHORIZED' },
  confirmation_required: { status: 403, title: 'Not allowed', trpc: 'FORBIDDEN' },
  forbidden: { status: 403, title: 'Not allowed', trpc: 'FORBIDDEN' },
  not_found: { status: 404, title: 'Not found', trpc: 'NOT_FOUND' },
  method_not_allowed: { status: 405, title: 'Method not allowed', trpc: 'METHOD_NOT_SUPPORTED' },
  timed_out: { status: 408, title: 'Timed out', trpc: 'TIMEOUT' },
  conflict: { status: 409, title: 'Conflict', trpc: 'CONFLICT' },
  too_large: { status: 413, title: 'Too large', trpc: 'PAYLOAD_TOO_LARGE' },
  unsupported_type: { status: 415, title: 'Unsupported type', trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  too_many_requests: { status: 429, title: 'Too many requests', trpc: 'TOO_MANY_REQUESTS' },
  internal: { status: 500, title: 'Something went wrong', trpc: 'INTERNAL_SERVER_ERROR' },
  overloaded: { status: 503, title: 'Overloaded', trpc: 'SERVICE_UNAVAILABLE' },
  disk_full: { status: 507, title: 'Disk full', trpc: 'SERVICE_UNAVAILABLE' },
} as const satisfies Record<string, Kind>;

export type ErrorCode = keyof typeof errorKinds;

export type FieldError = { path: string; message: string };

export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.map(({ path, message }) => ({ path: path.join('.'), message }));

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** Fields that someone else has changed since they were proposed. */
  readonly conflicts: readonly Conflict[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    detail: string,
    options: {
      errors?: FieldError[];
      conflicts?: readonly Conflict[];
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.conflicts = options.conflicts;
    this.headers = options.headers ?? {};
  }
}

const maxErrors = 100;
const maxSentences = 5;

/** Limits the number of errors in a response. */
export function badInput(all: readonly FieldError[]): AppError {
  const errors = all.slice(0, maxErrors);
  const sentences = errors
    .slice(0, maxSentences)
    .map(({ path, message }) => sentence(path, message));
  return new AppError('bad_input', sentences.join(' '), { errors });
}

export function refuse(errors: readonly FieldError[]) {
  if (errors.length > 0) throw badInput(errors);
}

const sentence = (path: string, message: string) => `${path ? `${path}: ` : ''}${message}.`;

export const notFound = (what = 'Nothing') =>
  new AppError('not_found', `${what} is at this address.`);

export const signInFirst = () => new AppError('unauthorized', 'Sign in first.');

export const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

/** Counts the refusal in the metrics, under the name of the limit. */
export function tooManyRequests(seconds: number, limit: string): AppError {
  limitHits.of(limit).value += 1;
  return new AppError('too_many_requests', `Try again in ${seconds} seconds.`, retryAfter(seconds));
}

/** The sentence states the exhausted resource. */
export const overloaded = (sentence: string, cause?: unknown) =>
  new AppError('overloaded', `${sentence} Try again in 5 seconds.`, { ...retryAfter(5), cause });

/** Maps database and disk failures to their codes, and anything else to an internal error. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = faultOf(error);
  if (fault === 'busy' || fault === 'deadlock' || fault === 'unreachable') {
    const sentence = `The database ${fault === 'unreachable' ? 'cannot be reached' : 'is busy'}. Try again in a moment.`;
    return new AppError('overloaded', sentence, { ...retryAfter(2), cause: error });
  }
  if (fault === 'damaged' || fault === 'no table') {
    const sentence =
      fault === 'damaged'
        ? 'The database is damaged or its disk is failing.'
        : 'A database table is missing.';
    return new AppError('overloaded', sentence, { ...retryAfter(60), cause: error });
  }
  if (isDescriptorError(code)) return tooManyFiles(error);
  if (fault === 'full' || code === 'ENOSPC' || code === 'EDQUOT') {
    return new AppError('disk_full', 'The disk is full. Nothing was saved.', { cause: error });
  }
  if (fault === 'read-only' || code === 'EROFS') {
    return new AppError('disk_full', 'The disk cannot be written to. Nothing was saved.', {
      cause: error,
    });
  }
  if (isOutOfDescriptors()) return tooManyFiles(error);
  return new AppError('internal', 'The error was logged. Try again later.', { cause: error });
}

const isDescriptorError = (code: unknown) => code === 'EMFILE' || code === 'ENFILE';

const tooManyFiles = (error: unknown) =>
  overloaded('The server has too many files and connections open.', error);

/**
 * Without free file descriptors, Node reports a module it can't open as missing or malformed, so its error code doesn't
 * help.
 */
function isOutOfDescriptors(): boolean {
  try {
    closeSync(openSync(devNull, 'r'));
    return false;
  } catch (error) {
    return isDescriptorError((error as NodeJS.ErrnoException).code);
  }
}
