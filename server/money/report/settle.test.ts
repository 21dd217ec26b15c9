import { expect, test } from 'vitest';
import { settle } from './settle.ts';
import { shareOut } from './share-out.ts';

const owed = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ month: `2026-0${index + 1}`, owed: amount }));
const paid = (amount: number, month: string | null = null) => ({ month, amount });
const outcome = (...given: Parameters<typeof settle>) =>
  settle(...given).map(({ paid, offset, open, missing }) => missing ?? [paid, offset, open]);

test.each([
  ['a payment pays the oldest month first', owed(100, 50), [paid(120)], '100 0 0, 20 0 30'],
  ['a payment can name its month', owed(100, 50), [paid(50, '2026-02')], '0 0 100, 50 0 0'],
  [
    'a month that is named gets everything, and is overpaid',
    owed(100, 50),
    [paid(80, '2026-02')],
    '0 0 100, 80 0 -30',
  ],
  ['a loss is deducted from others', owed(100, -30), [paid(70)], '70 30 0, 0 -30 0'],
  ['a loss that nothing is left of stays', owed(100, -130), [paid(70)], '70 30 0, 0 -30 -100'],
  [
    'a loss that was paid back isn’t deducted as well',
    owed(100, -30),
    [paid(-10, '2026-02'), paid(70)],
    '70 20 10, -10 -20 0',
  ],
  [
    'what comes in for a month with a loss isn’t deducted from others',
    owed(100, -30),
    [paid(5, '2026-02'), paid(60)],
    '60 30 10, 5 -30 -5',
  ],
  ['a payment taken back opens what it had paid', owed(100), [paid(100), paid(-40)], '60 0 40'],
  [
    'a payment of a month that is taken back opens that month',
    owed(100),
    [paid(100, '2026-01'), paid(-100, '2026-01')],
    '0 0 100',
  ],
  ['too much money overpays the last month', owed(100, 50), [paid(170)], '100 0 0, 70 0 -20'],
  ['without payments, everything is open', owed(100, 50), [], '0 0 100, 0 0 50'],
])('%s', (_, months, payments, expected) => {
  expect(
    outcome(months, payments)
      .map((row) => [row].flat().join(' '))
      .join(', '),
  ).toBe(expected);
});

const unknown = { missing: 'No rate' };

test('an amount without a rate hides only the months that it may change', () => {
  const months = owed(100, 50, 20, 10);
  const inSecond = [paid(100), { ...paid(1, '2026-02'), ...unknown }, paid(20, '2026-03')];
  expect(outcome(months, inSecond)).toEqual([[100, 0, 0], 'No rate', [20, 0, 0], [0, 0, 10]]);
  expect(outcome(months, [paid(120), { ...paid(1), ...unknown }])).toEqual([
    [100, 0, 0],
    ...['No rate', 'No rate', 'No rate'],
  ]);
  expect(outcome(months, [paid(120), paid(20, '2026-03'), { ...paid(-1), ...unknown }])).toEqual([
    ...['No rate', 'No rate'],
    [20, 0, 0],
    'No rate',
  ]);
  const [first, ...others] = months;
  const unknownFirst = [{ month: '2026-01', owed: first?.owed ?? 0, ...unknown }, ...others];
  expect(outcome(unknownFirst, [paid(50, '2026-02')])).toEqual([
    'No rate',
    ...[
      [50, 0, 0],
      [0, 0, 20],
      [0, 0, 10],
    ],
  ]);
  expect(outcome(unknownFirst, [paid(50)])).toEqual(Array(4).fill('No rate'));
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
