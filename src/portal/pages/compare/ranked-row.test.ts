import { expect, test } from 'vitest';
import { type FactsCard, noFactsCard } from '#contract/catalogue/fact/facts-card.ts';
import { texts } from '../../../../messages/en/content/compare.ts';
import { comparedDeposit, fastestPayout } from './rank-partners.ts';
import { type Measured, rankedRow } from './ranked-row.ts';

const payment = (given: Partial<FactsCard['payments'][number]>): FactsCard['payments'][number] => ({
  ...{ method: { name: 'Card', kind: 'card', icon_url: null }, direction: 'both', min: null },
  ...{ max: null, currency: null, fee: null, fee_amount: null, fee_percent: null },
  ...{ hours_min: null, hours_max: null, source_url: null, verified_on: null, is_outdated: false },
  ...given,
});
const paying = (...payments: Partial<FactsCard['payments'][number]>[]): FactsCard => ({
  ...noFactsCard,
  payments: payments.map(payment),
});
const ranked = (...compared: (Measured | undefined)[]) =>
  rankedRow({
    compared,
    values: compared.map((one) => (one ? [`${one.unit} ${one.figure}`] : [])),
    measure: { wants: 'least', best: 'lowest', of: (one) => one },
    currency: 'USD',
    texts,
  });

test('amounts are ranked only if all that are known have the same currency', () => {
  expect(ranked({ figure: 10, unit: 'USD' }, undefined, { figure: 5, unit: 'USD' })).toEqual({
    wants: 'least',
    reason: 'lowest',
    figures: [{ value: 'USD 10', figure: 10 }, undefined, { value: 'USD 5', figure: 5 }],
  });
  expect(ranked({ figure: 10, unit: 'USD' }, { figure: 5, unit: 'GBP' })).toBeUndefined();
  expect(ranked({ figure: 10, unit: 'USD' }, { figure: 5, unit: null })).toBeUndefined();
  expect(ranked({ figure: 10, unit: 'USD' }, { figure: 0, unit: null })).toMatchObject({
    figures: [{ figure: 10 }, { figure: 0 }],
  });
});

test('the minimum deposit is compared in the currency of the market, if it is known there', () => {
  const facts = paying(
    { min: 5, currency: 'GBP' },
    { min: 20, currency: 'USD' },
    { min: 10, currency: 'USD' },
    { min: 1, currency: 'USD', direction: 'out' },
  );
  expect(comparedDeposit(facts, 'USD')).toEqual({ figure: 10, unit: 'USD' });
  expect(comparedDeposit(facts, 'EUR')).toEqual({ figure: 5, unit: 'GBP' });
  expect(comparedDeposit(noFactsCard, 'USD')).toBeUndefined();
  // Without a currency, amounts are in the market's, as on cards.
  const plain = paying({ min: 5 }, { min: 10, currency: 'USD' });
  expect(comparedDeposit(plain, 'USD')).toEqual({ figure: 5, unit: 'USD' });
});

test('the fastest payout is the longest time of the fastest method, as on cards', () => {
  const facts = paying(
    { hours_min: 1, hours_max: 24 },
    { hours_min: 12 },
    { hours_max: 2, direction: 'in' },
  );
  expect(fastestPayout(facts)).toBe(24);
  expect(fastestPayout(noFactsCard)).toBeNull();
});
