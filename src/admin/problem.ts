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

const mostSentences = 5;

const sentencesOf = (fields: Problem['fields']) =>
  [...new Set(fields.map(({ message }) => `${message}.`))].slice(0, mostSentences).join(' ');

/** The server's sentences begin with the paths of fields, which tell an editor nothing. */
export const problemWith = (
  code: string,
  sentence: string,
  fields: Problem['fields'] = [],
): Problem => ({
  code,
  message: (code === 'bad_input' && sentencesOf(fields)) || sentence,
  fields,
});

/** What went wrong, whatever it was that was thrown. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  if (!(error instanceof TRPCClientError)) {
    return problemWith('internal', 'Something went wrong. Try again.');
  }
  const { data, message } = error as TRPCClientError<AppRouter>;
  return data
    ? problemWith(data.code, message, data.errors)
    : problemWith('unreachable', unreachable);
}
