import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { texts } from '../../messages/en/admin/refusal.ts';
import { tooLarge, unreachable } from '../api/api-result.ts';
import { problemOf } from './problem.ts';

/** An error as sent by the API. */
const refusal = (code: string, message: string, errors?: { path: string; message: string }[]) =>
  TRPCClientError.from({
    error: { code: -32600, message, data: { code, httpStatus: 400, errors } },
  });

const wrong = (path: string, message = 'Must be a whole number from 0') => ({ path, message });

test('the message contains no field path', () => {
  const message = 'offset: Must be a whole number from 0.';
  expect(problemOf(refusal('bad_input', message, [wrong('offset')]), texts)).toEqual({
    code: 'bad_input',
    message: 'Must be a whole number from 0.',
    fields: [wrong('offset')],
  });
});

test('a message repeated for many rows is shown once, and at most five messages are shown', () => {
  const alike = [wrong('items.0.id'), wrong('items.1.id')];
  expect(problemOf(refusal('bad_input', '', alike), texts).message).toBe(
    'Must be a whole number from 0.',
  );
  const many = 'abcdefg'.split('').map((name) => wrong(name, `Lacks ${name}`));
  expect(problemOf(refusal('bad_input', '', many), texts).message).toBe(
    'Lacks a. Lacks b. Lacks c. Lacks d. Lacks e.',
  );
});

test('any other problem shows the server’s message', () => {
  const errors = [wrong('before', 'Is another now')];
  const { message } = problemOf(
    refusal('conflict', 'The list has changed in the meantime.', errors),
    texts,
  );
  expect(message).toBe('The list has changed in the meantime.');
});

test('a request too large for a proxy is not reported as a lost connection', () => {
  expect(problemOf(tooLarge, texts).message).toBe(texts.tooLarge);
  expect(problemOf(unreachable, texts).message).toBe(texts.unreachable);
});
