/** Calculates ratings from criteria, their weights and points. */
import { type Criterion, totalWeight } from './scoring.ts';

type Weighted = Pick<Criterion, 'id' | 'weights'>;
type Given = { criterion_id: number; points: number };

/**
 * Returns the weights, in percent, of the criteria that apply to a product. If the product is in several categories,
 * each criterion gets the mean of its weights.
 */
export function weightsIn(
  criteria: readonly Weighted[],
  categories: readonly number[],
): Map<number, number> {
  const scored = scoredIn(criteria, categories);
  return new Map(
    [...sumsIn(criteria, scored)].map(([id, weight]) => [id, weight / scored.length] as const),
  );
}

/** Returns the weighted mean with one decimal, or undefined if any criterion that applies has no points. */
export function computedRating(
  criteria: readonly Weighted[],
  categories: readonly number[],
  given: readonly Given[],
): number | undefined {
  const scored = scoredIn(criteria, categories);
  if (scored.length === 0) return undefined;
  const tenths = new Map(
    given.map(({ criterion_id, points }) => [criterion_id, Math.round(points * 10)]),
  );
  let sum = 0;
  for (const [id, weight] of sumsIn(criteria, scored)) {
    const points = tenths.get(id);
    if (points === undefined) return undefined;
    sum += weight * points;
  }
  // Halves are rounded up. The sum and the divisor are whole numbers, so the result is exact.
  const divisor = totalWeight * scored.length;
  return Math.floor((2 * sum + divisor) / (2 * divisor)) / 10;
}

/** Ignores categories without criteria. */
const scoredIn = (criteria: readonly Weighted[], categories: readonly number[]) =>
  categories.filter((category) =>
    criteria.some(({ weights }) => weights.some(({ category_id }) => category_id === category)),
  );

function sumsIn(criteria: readonly Weighted[], categories: readonly number[]) {
  const sums = new Map<number, number>();
  for (const { id, weights } of criteria) {
    for (const { category_id, weight } of weights) {
      if (categories.includes(category_id)) sums.set(id, (sums.get(id) ?? 0) + weight);
    }
  }
  return sums;
}
