import { expect, test } from 'vitest';
import { ratingOfBucket, speedMetrics, speedRating, speedThresholds } from './page-speed.ts';
import { bucketCount, percentile75, speedBucket } from './speed-bucket.ts';

/** Returns the counts for values that were each measured once. */
function countsOf(values: readonly number[], thresholds: readonly [number, number]) {
  const counts = Array.from({ length: bucketCount }, () => 0);
  for (const value of values) {
    const bucket = speedBucket(value, thresholds);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

test.each([
  [0, 0],
  [-5, 0],
  [1, 0],
  [250, 0],
  [251, 1],
  [2500, 9],
  [2501, 10],
  [2800, 10],
  [4000, 14],
  [4001, 15],
  [6000, 15],
  [12_000, 18],
  [12_001, 19],
  [1e12, 19],
  [Number.POSITIVE_INFINITY, 19],
])('a largest contentful paint after %d ms falls into bucket %d', (value, bucket) => {
  expect(speedBucket(value, speedThresholds.lcp)).toBe(bucket);
});

test.each(speedMetrics)('a bucket of %s never contains values with different ratings', (metric) => {
  const [good, fair] = speedThresholds[metric];
  for (let step = 0; step <= 4_000; step += 1) {
    const value = (fair * step) / 1_000;
    const rating = ratingOfBucket(speedBucket(value, [good, fair]));
    expect(rating, String(value)).toBe(speedRating(metric, value));
  }
  expect(ratingOfBucket(speedBucket(good, [good, fair]))).toBe('good');
  expect(ratingOfBucket(speedBucket(fair, [good, fair]))).toBe('needs_improvement');
});

test('a percentile without values is unknown', () => {
  expect(percentile75(countsOf([], speedThresholds.lcp), speedThresholds.lcp)).toBeNull();
});

test('a percentile above the last bound is reported as that bound', () => {
  const counts = countsOf([100_000], speedThresholds.inp);
  expect(percentile75(counts, speedThresholds.inp)).toBe(1500);
});

test('three quarters at the good threshold are good, and one visit less is not', () => {
  const visits = (good: number) => [
    ...Array.from({ length: good }, () => 2500),
    ...Array.from({ length: 100 - good }, () => 9000),
  ];
  const p75 = (good: number) =>
    percentile75(countsOf(visits(good), speedThresholds.lcp), speedThresholds.lcp) ?? 0;
  expect(p75(75)).toBe(2500);
  expect(speedRating('lcp', p75(74))).toBe('poor');
});

test.each(speedMetrics)('an interpolated percentile of %s is close to the real one', (metric) => {
  const [good, fair] = speedThresholds[metric];
  for (const middle of [good * 0.5, good * 0.9, good * 1.1, fair]) {
    // Evenly spread from zero to four thirds of the expected percentile.
    const values = Array.from({ length: 10_000 }, (_, index) => (index / 7_500) * middle);
    const p75 = percentile75(countsOf(values, [good, fair]), [good, fair]) ?? 0;
    expect(Math.abs(p75 - middle) / middle, `${middle}`).toBeLessThan(0.01);
  }
});
