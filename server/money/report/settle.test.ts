import { expect, test } from 'vitest';
import { settle } from './settle.ts';
import { shareOut } from './share-out.ts';

const owed = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ month: `2026-0${index + 1}`, owed: amount }));
const paid = (amount: number, month: string | null = null) => ({ month, amount });
const outcome = (...given: Parameters<typeof settle>) =>
  settle(...given).map(({ paid, open }) => [paid, open]);

test.each([
  [
    'a payment pays the oldest month first',
    owed(100, 50),
    [paid(120)],
    [
      [100, 0],
      [20, 30],
    ],
  ],
  [
    'a payment can name its month',
    owed(100, 50),
    [paid(50, '2026-02')],
    [
      [0, 100],
      [50, 0],
    ],
  ],
  [
    'what a named month doesn’t need pays older ones',
    owed(100, 50),
    [paid(80, '2026-02')],
    [
      [30, 70],
      [50, 0],
    ],
  ],
  [
    'a negative month is deducted from others',
    owed(100, -30),
    [paid(70)],
    [
      [100, 0],
      [0, 0],
    ],
  ],
  ['a payment taken back opens what it had paid', owed(100), [paid(100), paid(-40)], [[60, 40]]],
  [
    'a payment of a month that is taken back opens that month',
    owed(100),
    [paid(100, '2026-01'), paid(-100, '2026-01')],
    [[0, 100]],
  ],
  ['too much money stays a credit', owed(100), [paid(150)], [[100, 0]]],
  [
    'without payments, everything is open',
    owed(100, 50),
    [],
    [
      [0, 100],
      [0, 50],
    ],
  ],
])('%s', (_, months, payments, expected) => {
  expect(outcome(months, payments)).toEqual(expected);
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [5, [0, 3, 1], [0, 4, 1]],
  [0, [2, 1], [0, 0]],
  [7, [10], [7]],
])('shares out %d by %o as %o', (total, weights, parts) => {
  expect(shareOut(total, weights)).toEqual(parts);
});

test('shares nothing out without clicks', () => {
  expect(shareOut(100, [])).toBeUndefined();
  expect(shareOut(100, [0, 0])).toBeUndefined();
});
