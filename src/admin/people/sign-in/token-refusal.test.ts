import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { refusalOf } from './token-refusal.ts';

const wrong = 'Wrong token. Check it and try again.';

const refused = (token: string, check: (token: string) => Promise<unknown>) =>
  refusalOf(token, check, texts.frame.signIn, texts.refusal);

const answering = (code: string) => async () => {
  throw TRPCClientError.from({
    error: { code: -32600, message: 'Said by the server.', data: { code, httpStatus: 400 } },
  });
};

test('a token the server accepts is not rejected', async () => {
  expect(await refused('right', async () => 'ok')).toBeUndefined();
});

test.each([
  ['', 'Paste the admin token.'],
  ['жетон', wrong],
  ['two words', wrong],
])('rejects a malformed token without asking the server: %j', async (token, refusal) => {
  const asked: string[] = [];
  expect(await refused(token, async (token) => asked.push(token))).toBe(refusal);
  expect(asked).toEqual([]);
});

test.each([
  ['unauthorized', wrong],
  ['too_many_requests', 'Too many wrong tokens. Try again later.'],
  ['overloaded', 'Said by the server.'],
])('if the server responds with %s, the token is rejected with: %s', async (code, refusal) => {
  expect(await refused('any', answering(code))).toBe(refusal);
});

test('an unreachable server is not reported as a wrong token', async () => {
  const failing = async () => {
    throw TRPCClientError.from(new TypeError('Failed to fetch'));
  };
  expect(await refused('any', failing)).toContain('The server can’t be reached.');
});
