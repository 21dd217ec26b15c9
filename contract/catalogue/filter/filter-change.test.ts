import { expect, test } from 'vitest';
import { changed } from './filter-change.ts';

const chosen = {
  payment: [3],
  payout_hours: 24,
  sort: 'payout',
  page: 2,
  unchecked: true,
} as const;
const before = { ...chosen, payment: [...chosen.payment] };

test.each([
  [
    { toggle: 'payment', value: 5 },
    { payment: [3, 5], payout_hours: 24, sort: 'payout' },
  ],
  [
    { toggle: 'payout_hours', value: 24 },
    { payment: [3], sort: 'payout' },
  ],
  [{ sort: 'editors' }, { payment: [3], payout_hours: 24 }],
  [{ drop: ['payment', 'payout_hours'] }, { sort: 'payout' }],
  ['clear', { sort: 'payout' }],
  [{ page: 3 }, { ...chosen, page: 3 }],
  [{ page: 1 }, { payment: [3], payout_hours: 24, sort: 'payout', unchecked: true }],
  [{ unchecked: false }, { payment: [3], payout_hours: 24, sort: 'payout', page: 2 }],
] as const)('%j', (change, expected) => {
  expect(changed(before, change)).toEqual(expected);
});

test('presses build on each other in any order', () => {
  const presses = [
    { toggle: 'payment', value: 5 },
    { sort: 'rating' },
    { toggle: 'licence', value: 1 },
  ] as const;
  const inOrder = presses.reduce(changed, {});
  expect(inOrder).toEqual({ payment: [5], sort: 'rating', licence: [1] });
  expect(presses.toReversed().reduce(changed, {})).toEqual(inOrder);
});
