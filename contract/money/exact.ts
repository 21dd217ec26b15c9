/** Arithmetic on whole numbers, because products of amounts can exceed what a number represents exactly. */

/** Rounds half away from zero, as programmes and banks do. `denominator` is positive. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  const half = numerator * sign * 2n + denominator;
  return sign * (half / (denominator * 2n));
}

/** Reads a decimal such as 1.0876 as a fraction. Returns undefined if it isn't a positive decimal. */
export function fractionOf(
  decimal: string,
): { numerator: bigint; denominator: bigint } | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(decimal) ?? [];
  if (whole === undefined) return undefined;
  const numerator = BigInt(whole + decimals);
  return numerator === 0n ? undefined : { numerator, denominator: 10n ** BigInt(decimals.length) };
}

/** Throws rather than return an amount that isn't exact. */
export function toNumber(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} is too large to be exact`);
  return number;
}
