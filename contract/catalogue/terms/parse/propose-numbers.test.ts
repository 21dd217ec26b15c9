import { expect, test } from 'vitest';
import { offerTerms } from '../offer-terms.ts';
import { proposeNumbers } from './propose-numbers.ts';

const proposed = (terms: object, currency?: string) =>
  proposeNumbers(offerTerms.parse(terms), currency).map(({ path, value }) => [path, value]);

test('the text of a field can consist of just the number', () => {
  const terms = { min_deposit: '$20', wagering: '35x', max_bet: '5' };
  expect(proposed(terms)).toEqual([
    ['currency', 'USD'],
    ['min_deposit', 20],
    ['wagering', 35],
    ['max_bet', 5],
  ]);
  expect(proposed({ wagering: '35' })).toEqual([['wagering', 35]]);
  expect(proposed({ wagering: '30x (bonus + deposit), 14 days' })).toEqual([
    ['wagering', 30],
    ['wagering_base', 'deposit_bonus'],
  ]);
  expect(proposed({ i18n: { en: { value: 'Get $30' } } })).toEqual([
    ['currency', 'USD'],
    ['amount', 30],
  ]);
  expect(proposed({ i18n: { en: { value: '$30, $40' }, tr: { text: '$30' } } }, 'CAD')).toEqual([
    ['currency', 'CAD'],
    ['amount', 30],
    ['amount', 40],
  ]);
});

test('all texts in all languages are read, and each value is proposed once', () => {
  const terms = {
    wagering: '35x',
    i18n: {
      en: { value: '100% up to $200', text: '35x wagering. Valid for 14 days.' },
      tr: { value: '%100, en çok 200 $', text: '40x çevrim. 14 gün geçerli.' },
    },
  };
  expect(proposed(terms)).toEqual([
    ['wagering', 35],
    ['currency', 'USD'],
    ['percent', 100],
    ['cap', 200],
    ['days_to_use', 14],
    ['wagering', 40],
  ]);
});

test('terms without texts have no proposals', () => {
  expect(proposed({ kind: 'welcome', numbers: { wagering: 35 } })).toEqual([]);
});
