import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultRange, nextOf, startOf, stepOf, validRange } from './online-walk.ts';

describe('a configured range', () => {
  test.each([
    [380, 520, 380, 520],
    [10.9, 20, 10, 20],
    [-5, 20, 0, 20],
    [100, 50, 100, 101],
    [100, 100, 100, 101],
    [-5, -9, 0, 1],
    [Number.NaN, Number.NaN, 380, 520],
    [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 380, 520],
    [400, Number.NaN, 400, 520],
    [Number.NaN, 400, 380, 400],
  ])('from %d to %d is corrected to %d to %d', (min, max, from, to) => {
    expect(validRange({ min, max })).toEqual({ min: from, max: to });
  });
});

test.each([
  [140, 17],
  [100, 12],
  [1, 1],
  [4, 1],
  [1_000, 120],
])('a range of %d has a step of %d', (width, step) => {
  expect(stepOf({ min: 7, max: 7 + width })).toBe(step);
});

test('the walk starts at any whole number in the range, including both ends', () => {
  const range = { min: 3, max: 6 };
  const starts = [0, 0.26, 0.51, 0.999].map((random) => startOf(range, () => random).count);
  expect(starts).toEqual([3, 4, 5, 6]);
});

test('a walk that starts at either end moves towards the other', () => {
  expect(startOf(defaultRange, () => 0)).toEqual({ count: 380, direction: 1 });
  expect(startOf(defaultRange, () => 0.9999)).toEqual({ count: 520, direction: -1 });
});

test('the walk keeps its direction and turns around at either end', () => {
  expect(nextOf({ count: 450, direction: 1 }, defaultRange)).toEqual({ count: 467, direction: 1 });
  expect(nextOf({ count: 450, direction: -1 }, defaultRange)).toEqual({
    count: 433,
    direction: -1,
  });
  expect(nextOf({ count: 510, direction: 1 }, defaultRange)).toEqual({ count: 520, direction: -1 });
  expect(nextOf({ count: 390, direction: -1 }, defaultRange)).toEqual({ count: 380, direction: 1 });
  expect(nextOf({ count: 520, direction: 1 }, defaultRange)).toEqual({ count: 520, direction: -1 });
});

const anyNumber = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000_000 }),
  fc.double({ min: -1e9, max: 1e9 }),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);

test('in any range every number is whole, within the range, and at most one step away', () => {
  fc.assert(
    fc.property(
      anyNumber,
      anyNumber,
      fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      (min, max, random) => {
        const range = validRange({ min, max });
        const step = stepOf(range);
        let walk = startOf(range, () => random);
        const seen = new Set<number>();
        for (let move = 0; move < 40; move += 1) {
          expect(Number.isInteger(walk.count)).toBe(true);
          expect(walk.count).toBeGreaterThanOrEqual(range.min);
          expect(walk.count).toBeLessThanOrEqual(range.max);
          seen.add(walk.count);
          const next = nextOf(walk, range);
          const moved = Math.abs(next.count - walk.count);
          expect(moved).toBeGreaterThan(0);
          expect(moved).toBeLessThanOrEqual(step);
          walk = next;
        }
        expect(seen).toContain(range.min);
        expect(seen).toContain(range.max);
      },
    ),
  );
});
