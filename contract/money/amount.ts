import { z } from 'zod';
import { exponentOf } from './money-currency.ts';

const max = Number.MAX_SAFE_INTEGER;

function tooLarge(input: unknown): string | undefined {
  if (!Number.isInteger(input) || Number.isSafeInteger(input)) return undefined;
  return Number(input) > 0 ? `Must be at most ${max}` : `Must be at least -${max}`;
}

/** An amount in minor units of the currency next to it, such as cents, so that sums are exact. */
export const minorAmount = z.int({ error: ({ input }) => tooLarge(input) }).meta({
  description: 'In minor units of the currency, such as cents',
});

export const positiveAmount = minorAmount.min(0, 'Must be at least 0');

/**
 * Reads a decimal such as -12.5 into minor units. Returns undefined if it isn't one, has more decimals than the currency,
 * or is too large to be exact.
 */
export function toMinorUnits(decimal: string, currency: string): number | undefined {
  const [, sign = '', whole = '', decimals = ''] =
    /^(-?)(\d{1,20})(?:\.(\d{0,20}?)0*)?$/.exec(decimal) ?? [];
  const exponent = exponentOf(currency);
  if (whole === '' || decimals.length > exponent) return undefined;
  const units = Number(whole + decimals.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(units)) return undefined;
  return sign === '-' && units > 0 ? -units : units;
}

/** Formats minor units as a decimal, such as 12.30 for 1230 cents. */
export function fromMinorUnits(amount: number, currency: string): string {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  const decimals = exponent === 0 ? '' : `.${digits.slice(point)}`;
  return `${amount < 0 ? '-' : ''}${digits.slice(0, point)}${decimals}`;
}

export const moneyOf = (amount: number, currency: string) =>
  `${fromMinorUnits(amount, currency)} ${currency}`;
