/** Amounts in the currency of the report. What can't be converted is shown as missing, and never left out of a sum. */
import {
  type Converted,
  convertAt,
  type Money,
  type RateBetween,
  type Rates,
  rateBetween,
} from '#contract/money/convert.ts';
import type { ShownMoney } from '#contract/money/money-report.ts';
import type { Rate } from '#contract/money/rate.ts';

export type Conversion = {
  show: (amounts: readonly Money[], day: string) => ShownMoney;
  one: (money: Money, day: string) => Converted;
  /** Converts to the same currency at other rates. */
  at: (rates: Rates) => Conversion;
  /** The rates that were used. */
  used: () => Rate[];
};

export function conversionTo(
  currency: string,
  rates: Rates,
  used: Map<string, Rate> = new Map(),
): Conversion {
  const found = new Map<string, RateBetween | { missing: string }>();
  /** A report converts thousands of amounts at few rates. */
  function rateOf(from: string, day: string) {
    const key = `${from} ${day}`;
    const known = found.get(key);
    if (known) return known;
    const between = rateBetween(from, currency, day, rates);
    found.set(key, between);
    if ('rates' in between) {
      for (const rate of between.rates) {
        used.set(`${rate.currency} ${rate.day} ${rate.per_eur}`, rate);
      }
    }
    return between;
  }
  function converted(money: Money, day: string): Converted {
    if (money.currency === currency) return { amount: money.amount, rates: [] };
    const between = rateOf(money.currency, day);
    return 'missing' in between ? between : convertAt(money.amount, currency, between);
  }
  const conversion: Conversion = {
    one: converted,
    at: (others) => (others === rates ? conversion : conversionTo(currency, others, used)),
    show: (amounts, day) => ({
      ...exactly({
        ...sumOf(amounts.map((money) => converted(money, day))),
        originals: byCurrency(amounts),
      }),
    }),
    used: () =>
      [...used.values()].sort((one, other) =>
        `${one.currency} ${one.day}` < `${other.currency} ${other.day}` ? -1 : 1,
      ),
  };
  return conversion;
}

function sumOf(converted: readonly Converted[]): Pick<ShownMoney, 'amount' | 'missing'> {
  let amount = 0;
  for (const one of converted) {
    if ('missing' in one) return { amount: null, missing: one.missing };
    amount += one.amount;
  }
  if (Number.isSafeInteger(amount)) return { amount, missing: null };
  return { amount: null, missing: tooLarge };
}

/** Adds up amounts of the same currency only. */
export function byCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums]
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

export const nothing: ShownMoney = { amount: 0, originals: [], missing: null };

/** A total is missing if one of its parts is. */
export function totalOf(parts: readonly ShownMoney[]): ShownMoney {
  const missing = parts.find((part) => part.missing !== null)?.missing ?? null;
  const amount = parts.reduce((sum, part) => sum + (part.amount ?? 0), 0);
  const originals = parts.flatMap((part) => part.originals);
  return exactly({
    amount: missing === null ? amount : null,
    originals: byCurrency(originals),
    missing,
  });
}

const tooLarge = 'The sum is too large';

/** A sum that isn't exact is shown as missing. */
function exactly({ amount, originals, missing }: ShownMoney): ShownMoney {
  const exact = originals.filter((money) => Number.isSafeInteger(money.amount));
  const isExact =
    exact.length === originals.length && (amount === null || Number.isSafeInteger(amount));
  return isExact
    ? { amount, originals, missing }
    : { amount: null, originals: exact, missing: tooLarge };
}

/** Adds amounts one by one, for reports of thousands. */
export function runningTotal() {
  const originals = new Map<string, number>();
  let sum = 0;
  let missing: string | null = null;
  return {
    add({ amount, currency }: Money, converted: Converted) {
      originals.set(currency, (originals.get(currency) ?? 0) + amount);
      if ('missing' in converted) missing ??= converted.missing;
      else sum += converted.amount;
    },
    shown: (): ShownMoney =>
      exactly({
        amount: missing === null ? sum : null,
        originals: byCurrency([...originals].map(([currency, amount]) => ({ amount, currency }))),
        missing,
      }),
  };
}

export function differenceOf(one: ShownMoney, other: ShownMoney): ShownMoney {
  const missing = one.missing ?? other.missing;
  if (one.amount === null || other.amount === null) return { amount: null, originals: [], missing };
  return {
    amount: one.amount - other.amount,
    originals: byCurrency([
      ...one.originals,
      ...other.originals.map(({ amount, currency }) => ({ amount: -amount, currency })),
    ]),
    missing,
  };
}
