/**
 * Divides values into twenty buckets: ten up to the largest good value, five up to the largest that isn't poor, and
 * five beyond. Buckets are narrow near the thresholds, which are bounds themselves, so a percentile never gets the
 * wrong rating.
 */
export const lastBucket = 19;
export const bucketCount = lastBucket + 1;
/** The first bucket with fair values, and the first with poor ones. */
export const [firstFair, firstPoor] = [10, 15];

/** Serialized into pages, so the function can't use anything outside itself. */
export function speedBucket(value: number, [good, fair]: readonly [good: number, fair: number]) {
  const bucket =
    value > fair
      ? 15 + ((value - fair) * 2) / fair
      : value > good
        ? 10 + ((value - good) * 5) / (fair - good)
        : (value * 10) / good;
  return Math.min(19, Math.max(0, Math.ceil(bucket) - 1));
}

type Thresholds = Parameters<typeof speedBucket>[1];

/** Returns the lower bound of a bucket, which is the upper bound of the previous one. */
function lowerBound(bucket: number, [good, fair]: Thresholds): number {
  if (bucket >= firstPoor) return fair + ((bucket - firstPoor) * fair) / 2;
  if (bucket >= firstFair) return good + ((bucket - firstFair) * (fair - good)) / 5;
  return (bucket * good) / 10;
}

/** Larger values all fall into the last bucket. */
export const lastBound = (thresholds: Thresholds): number => lowerBound(lastBucket, thresholds);

/** Interpolates within a bucket. Returns the lower bound of the last one, which has no upper bound. */
export function percentile75(counts: readonly number[], thresholds: Thresholds): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = total * 0.75;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && left <= count) {
      const lower = lowerBound(bucket, thresholds);
      if (bucket === lastBucket) return lower;
      return lower + ((lowerBound(bucket + 1, thresholds) - lower) * left) / count;
    }
    left -= count;
  }
  return null;
}
