/** Shares an amount out so that the parts add up to it exactly. */

/** Gives what rounding leaves over to the largest remainders. Without weights, everything stays with the caller. */
export function shareOut(total: number, weights: readonly number[]): number[] | undefined {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return undefined;
  const sign = total < 0 ? -1 : 1;
  const exact = weights.map((weight) => BigInt(Math.abs(total)) * BigInt(weight));
  const whole = exact.map((part) => Number(part / BigInt(all)));
  const left = Math.abs(total) - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % BigInt(all) }))
    .sort((one, other) =>
      one.remainder === other.remainder
        ? one.index - other.index
        : one.remainder > other.remainder
          ? -1
          : 1,
    );
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole.map((part) => (part === 0 ? 0 : sign * part));
}
