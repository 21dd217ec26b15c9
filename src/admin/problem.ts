import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';

export type Problem = {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
};

const unreachable = 'The server cannot be reached. Check your connection and try again.';

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;

/** What went wrong, whatever it was that was thrown. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  if (!(error instanceof TRPCClientError)) {
    return { code: 'internal', message: 'Something went wrong. Try again.', fields: [] };
  }
  const { data, message } = error as TRPCClientError<AppRouter>;
  if (!data) return { code: 'unreachable', message: unreachable, fields: [] };
  return { code: data.code, message, fields: data.errors ?? [] };
}
