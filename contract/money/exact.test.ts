import { expect, test } from 'vitest';
import { divideRounded, fractionOf, toNumber } from './exact.ts';

test.each([
  [0n, 7n, 0n],
  [7n, 2n, 4n],
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [-7n, 2n, -4n],
  [1n, 2n, 1n],
  [-1n, 2n, -1n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [-1n, 3n, 0n],
  [-2n, 3n, -1n],
  [4n, 9n, 0n],
  [5n, 9n, 1n],
  [49_999n, 10_000n, 5n],
  [44_999n, 10_000n, 4n],
  [45_000n, 10_000n, 5n],
  [12n, 1n, 12n],
  [90_071_992_547_409_915n, 10n, 9_007_199_254_740_992n],
])('%s ÷ %s is rounded to %s', (numerator, denominator, quotient) => {
  expect(divideRounded(numerator, denominator)).toBe(quotient);
});

test.each([
  ['1', 1n, 1n],
  ['1.0876', 10_876n, 10_000n],
  ['0.50', 50n, 100n],
  ['0.000000000001', 1n, 1_000_000_000_000n],
  ['999999999999.999999999999', 999_999_999_999_999_999_999_999n, 1_000_000_000_000n],
  ['007', 7n, 1n],
])('%s is %s ÷ %s', (decimal, numerator, denominator) => {
  expect(fractionOf(decimal)).toEqual({ numerator, denominator });
});

test.each([
  ...['', '0', '0.00', '-1', '+1', '1.', '.5', '1,5', '1e3', ' 1', '1\n', 'N/A', '1.2.3', '٣'],
  ...['1000000000000', '0.0000000000001', 'Infinity', '0x10'],
])('“%s” is no positive decimal', (decimal) => {
  expect(fractionOf(decimal)).toBeUndefined();
});

test('never returns a number that is not exact', () => {
  const max = BigInt(Number.MAX_SAFE_INTEGER);
  expect([toNumber(max), toNumber(-max)]).toEqual([9_007_199_254_740_991, -9_007_199_254_740_991]);
  expect(() => toNumber(max + 1n)).toThrow('9007199254740992 is too large to be exact');
  expect(() => toNumber(-max - 1n)).toThrow('-9007199254740992 is too large to be exact');
});
