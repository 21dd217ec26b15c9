import { TRPCClientError } from '@trpc/client';
import type { AdminTexts } from '../../messages/en/admin/admin.ts';
import { type ApiFailure, failureOf } from '../api/api-result.ts';

export type Problem = ApiFailure;

type Refusals = AdminTexts['refusal'];

const isFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;

const maxSentences = 5;

const sentencesOf = (fields: Problem['fields']) =>
  [...new Set(fields.map(({ message }) => `${message}.`))].slice(0, maxSentences).join(' ');

export function failureIn(error: unknown): ApiFailure | undefined {
  if (isFailure(error)) return error;
  return error instanceof TRPCClientError ? failureOf(error) : undefined;
}

/** Describes an error to an editor, without the field paths at the start of the server's messages. */
export function problemOf(error: unknown, text: Refusals): Problem {
  const failure = failureIn(error);
  if (!failure) return { code: 'internal', message: text.unknown, fields: [] };
  const { code, message } = failure;
  const fields = failure.fields.map((field) => ({
    ...field,
    message: text.translate(field.message),
  }));
  return {
    code,
    message:
      (code === 'bad_input' && sentencesOf(fields)) ||
      text.translate(message) ||
      (code === 'too_large' ? text.tooLarge : text.unreachable),
    fields,
  };
}
