/** Calculates sums of money that are exact to the currency's smallest unit, unlike floating-point numbers. */
import { decimalsOf } from '../../../partner/currency.ts';

/** Amounts in the smallest unit, such as cents. */
export type Units = bigint;

/** Returns to player and percentages have at most this many decimals. */
const fractionDigits = 10_000;

/** For numbers with at most two decimals. */
export const hundredthsOf = (value: number): bigint => BigInt(Math.round(value * 100));

/** Converts amounts to the smallest unit of a currency and back. */
export function unitsIn(currency: string) {
  const units = 10 ** decimalsOf(currency);
  return {
    unitsOf: (amount: number): Units => BigInt(Math.round(amount * units)),
    amountOf: (given: Units): number => Number(given) / units,
  };
}

export const smaller = (one: Units, other: Units): Units => (one < other ? one : other);
export const larger = (one: Units, other: Units): Units => (one > other ? one : other);

/** Rounds half up. Both numbers are positive. */
export const dividedBy = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

export const fractionOf = (units: Units, fraction: number): Units =>
  dividedBy(units * BigInt(Math.round(fraction * fractionDigits)), BigInt(fractionDigits));
