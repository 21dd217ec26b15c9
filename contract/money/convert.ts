/** Converts amounts at a day's rate. Never guesses: without a recent rate, the amount isn't converted. */
import { dayBefore } from '../wall-clock.ts';
import { divideRounded, fractionOf } from './exact.ts';
import { exponentOf } from './money-currency.ts';
import { centralBank, firstRateDay, type Rate } from './rate.ts';

/**
 * There are at most four days in a row without fixings, at Easter. Two more days are for the fixing of today, which is
 * published in the afternoon and fetched at night. After that, the currency has no fixings any more.
 */
const longestGap = 6;
/** Rates that owners enter are often monthly. */
const longestEntered = 31;

export type Rates = {
  /** Returns the rate in use on a day, or undefined if there is none. */
  on: (currency: string, day: string) => Rate | undefined;
};

/** `rates` are sorted by day. */
export function ratesFrom(rates: readonly Rate[]): Rates {
  const byCurrency = Map.groupBy(rates, ({ currency }) => currency);
  return {
    on(currency, day) {
      if (currency === 'EUR') return { day, currency, per_eur: '1', source: centralBank };
      const found = lastUntil(byCurrency.get(currency) ?? [], day);
      if (!found) return undefined;
      const longest = found.source === centralBank ? longestGap : longestEntered;
      return found.day >= dayBefore(day, longest) ? found : undefined;
    },
  };
}

function lastUntil(rates: readonly Rate[], day: string): Rate | undefined {
  let [low, high] = [0, rates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rates[middle]?.day ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return rates[low - 1];
}

/** The days whose rates are needed to convert on any day of a period. */
export const ratesNeeded = ({ from, to }: { from: string; to: string }) => ({
  from: dayBefore(from, longestEntered),
  to,
});

export type Money = { amount: number; currency: string };
export type Converted = { amount: number; rates: Rate[] } | { missing: string };

/** `rates` are those used. The reason for a missing rate is a sentence. */
export function convert(
  { amount, currency }: Money,
  target: string,
  day: string,
  rates: Rates,
): Converted {
  if (currency === target) return { amount, rates: [] };
  const found = rateBetween(currency, target, day, rates);
  return 'missing' in found ? found : convertAt(amount, target, found);
}

export type RateBetween = { numerator: bigint; denominator: bigint; rates: Rate[] };

/** How many minor units of the target one minor unit of the currency is worth, and the rates that say so. */
export function rateBetween(
  currency: string,
  target: string,
  day: string,
  rates: Rates,
): RateBetween | { missing: string } {
  const [from, to] = [rates.on(currency, day), rates.on(target, day)];
  if (!from) return { missing: missingRate(currency, day) };
  if (!to) return { missing: missingRate(target, day) };
  const [fromEuro, toEuro] = [fractionOf(from.per_eur), fractionOf(to.per_eur)];
  if (!fromEuro || !toEuro) return { missing: missingRate(currency, day) };
  const scale = 10n ** BigInt(Math.abs(exponentOf(target) - exponentOf(currency)));
  const isFiner = exponentOf(target) >= exponentOf(currency);
  return {
    numerator: toEuro.numerator * fromEuro.denominator * (isFiner ? scale : 1n),
    denominator: toEuro.denominator * fromEuro.numerator * (isFiner ? 1n : scale),
    rates: [from, to].filter((rate) => rate.currency !== 'EUR'),
  };
}

export function convertAt(
  amount: number,
  target: string,
  { numerator, denominator, rates }: RateBetween,
): Converted {
  const converted = Number(divideRounded(BigInt(amount) * numerator, denominator));
  if (Number.isSafeInteger(converted)) return { amount: converted, rates };
  return { missing: `The amount is too large for ${target}` };
}

const missingRate = (currency: string, day: string) =>
  day < firstRateDay
    ? `There are no rates before ${firstRateDay}`
    : `There is no rate for ${currency} on ${day}. Enter one with its source`;
