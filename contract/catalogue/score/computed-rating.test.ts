import { describe, expect, test } from 'vitest';
import { computedRating, weightsIn } from './computed-rating.ts';

const casino = 1;
const bets = 2;
const unscored = 3;

const criterion = (id: number, casinoWeight: number, betsWeight = 0) => ({
  id,
  weights: [
    { category_id: casino, weight: casinoWeight },
    { category_id: bets, weight: betsWeight },
  ].filter(({ weight }) => weight > 0),
});
const criteria = [criterion(1, 50, 40), criterion(2, 30), criterion(3, 20), criterion(4, 0, 60)];
const given = (...points: number[]) =>
  points.map((each, index) => ({ criterion_id: index + 1, points: each }));

describe('the rating', () => {
  test.each([
    // 0.5 × 4 + 0.3 × 5 + 0.2 × 3 = 4.1
    { categories: [casino], points: [4, 5, 3], rating: 4.1 },
    // 0.4 × 4 + 0.6 × 2 = 2.8
    { categories: [bets], points: [4, 0, 0, 2], rating: 2.8 },
    // (4.1 + 2.8) / 2 = 3.45, and halves are rounded up
    { categories: [casino, bets], points: [4, 5, 3, 2], rating: 3.5 },
    { categories: [casino, unscored], points: [4, 5, 3], rating: 4.1 },
    { categories: [casino], points: [5, 5, 5], rating: 5 },
    { categories: [casino], points: [0, 0, 0], rating: 0 },
    // 0.5 × 0.1 = 0.05
    { categories: [casino], points: [0.1, 0, 0], rating: 0.1 },
    { categories: [casino], points: [4, 5], rating: undefined },
    { categories: [casino, bets], points: [4, 5, 3], rating: undefined },
    { categories: [unscored], points: [4, 5, 3], rating: undefined },
    { categories: [], points: [4, 5, 3], rating: undefined },
  ])('of $points in $categories is $rating', ({ categories, points, rating }) => {
    expect(computedRating(criteria, categories, given(...points))).toBe(rating);
  });

  test('is rounded exactly for every sum of two weights', () => {
    for (let weight = 1; weight < 100; weight += 1) {
      const two = [criterion(1, weight), criterion(2, 100 - weight)];
      for (let tenths = 0; tenths <= 50; tenths += 1) {
        const hundredths = weight * tenths + (100 - weight) * 33;
        const expected = (Math.trunc(hundredths / 100) + (hundredths % 100 >= 50 ? 1 : 0)) / 10;
        expect(computedRating(two, [casino], given(tenths / 10, 3.3))).toBe(expected);
      }
    }
  });
});

test('the weights of a criterion in several categories are averaged', () => {
  expect([...weightsIn(criteria, [casino, bets, unscored])]).toEqual([
    [1, 45],
    [2, 15],
    [3, 10],
    [4, 30],
  ]);
});
