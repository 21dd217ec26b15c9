import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMoves, movesBetween } from './order-moves.ts';

const order = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 });

test('the moves between any two orders turn the first into the second', () => {
  fc.assert(
    fc.property(order, order, (before, after) => {
      expect(applyMoves(before, movesBetween(before, after))).toEqual(after);
    }),
    { numRuns: 2_000 },
  );
});

test('dragging an item is one move, even in a long list', () => {
  const before = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const after = before.filter((id) => id !== 9_000).toSpliced(3, 0, 9_000);
  expect(movesBetween(before, after)).toEqual({ removed: [], placed: [[3, 9_000]] });
  expect(movesBetween(before, before.slice(1))).toEqual({ removed: [1], placed: [] });
  expect(movesBetween(before, before)).toEqual({ removed: [], placed: [] });
});
