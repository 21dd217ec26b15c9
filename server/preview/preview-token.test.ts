import { expect, test } from 'vitest';
import { readToken, signToken } from './preview-token.ts';

const secret = 'a-secret-for-tests-that-is-long-enough';

test.each([
  { release: 12, at: 1_800_000_000_000, ends: 1_790_000_000_000 },
  { release: 1, at: undefined, ends: 1 },
  { release: 7, at: 0, ends: 5 },
])('names the release, the moment and the end: %j', (token) => {
  expect(readToken(signToken(token, secret), secret)).toEqual(token);
});

test('a changed, foreign or overlong token is not read', () => {
  const token = signToken({ release: 1, at: 5, ends: 9 }, secret);
  for (const other of [
    token.replace(/^1/, '2'),
    token.replace('.5.', '.6.'),
    token.replace('.9.', '.99.'),
    `${token}A`,
    token.slice(0, -1),
    '',
    '1.5.9.',
    'x'.repeat(1_000_000),
    signToken({ release: 1, at: 5, ends: 9 }, `${secret}!`),
  ]) {
    expect(readToken(other, secret)).toBeUndefined();
  }
});
