import { expect, test } from 'vitest';
import { ratesFrom } from '#contract/money/convert.ts';
import { type Conversion, conversionTo, nothing, runningTotal, totalOf } from './shown-money.ts';

const most = Number.MAX_SAFE_INTEGER;
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const tooLarge = { amount: null, originals: [], missing: 'The sum is too large' };

const added = (amounts: number[], { one }: Conversion) => {
  const total = runningTotal();
  for (const amount of amounts) total.add(eur(amount), one(eur(amount), '2026-03-31'));
  return total.shown();
};

test('a sum that isn’t exact says so, in a month, a total and a year', () => {
  const conversion = conversionTo('EUR', ratesFrom([]));
  const show = (...amounts: number[]) => conversion.show(amounts.map(eur), '2026-03-31');
  for (const amounts of [
    [most, 1],
    [-most, -1],
  ]) {
    expect(show(...amounts)).toEqual(tooLarge);
    expect(totalOf(amounts.map((amount) => show(amount)))).toEqual(tooLarge);
    expect(added(amounts, conversion)).toEqual(tooLarge);
  }
  const exact = { amount: most, originals: [eur(most)], missing: null };
  expect(show(most - 1, 1)).toEqual(exact);
  expect(totalOf([show(most - 1), show(1)])).toEqual(exact);
  expect(added([most - 1, 1], conversion)).toEqual(exact);
});

test('a total with a missing part isn’t shown as a total', () => {
  const known = { amount: 5, originals: [eur(5)], missing: null };
  const missing = { amount: null, originals: [], missing: 'No deal covers this month' };
  expect(totalOf([known, missing, known])).toEqual({
    ...{ amount: null, originals: [eur(10)], missing: 'No deal covers this month' },
  });
  expect(totalOf([known, nothing])).toEqual(known);
});
