/** Rounds to hundredths, the precision of a millisecond clock. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Number((sorted[at] ?? 0).toFixed(2));
}
