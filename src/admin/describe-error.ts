import { TRPCClientError } from '@trpc/client';
import { type ApiFailure, failureOf } from '../api/api-result.ts';

export type Problem = ApiFailure;

const unreachable = 'The server cannot be reached. Check your connection and try again.';

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;

const maxSentences = 5;

const sentencesOf = (fields: Problem['fields']) =>
  [...new Set(fields.map(({ message }) => `${message}.`))].slice(0, maxSentences).join(' ');

/** The server's sentences begin with the paths of fields, which mean nothing to an editor. */
export const problemWith = ({ code, message, fields }: ApiFailure): Problem => ({
  code,
  message: (code === 'bad_input' && sentencesOf(fields)) || message || unreachable,
  fields,
});

/** Describes any thrown value to an editor. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  return error instanceof TRPCClientError
    ? problemWith(failureOf(error))
    : { code: 'internal', message: 'Something went wrong. Try again.', fields: [] };
}
