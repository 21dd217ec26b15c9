/** Sums of money that are exact to the cent, which fractions of binary numbers are not. */
export type Cents = bigint;

const digits = 100;
/** Returns to player and percentages have at most this many decimals. */
const fractionDigits = 10_000;

/** For numbers with at most two decimals. */
export const hundredthsOf = (value: number): bigint => BigInt(Math.round(value * digits));
export const centsOf: (amount: number) => Cents = hundredthsOf;
export const moneyOf = (cents: Cents): number => Number(cents) / digits;

export const smaller = (one: Cents, other: Cents): Cents => (one < other ? one : other);

/** Rounds half up. Both numbers are positive. */
export const dividedBy = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

export const fractionOf = (cents: Cents, fraction: number): Cents =>
  dividedBy(cents * BigInt(Math.round(fraction * fractionDigits)), BigInt(fractionDigits));
