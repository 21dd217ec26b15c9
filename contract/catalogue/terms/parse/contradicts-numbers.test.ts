import { expect, test } from 'vitest';
import { offerTerms } from '../offer-terms.ts';
import { contradictsNumbers } from './contradicts-numbers.ts';

type Field = Parameters<typeof contradictsNumbers>[0];

const contradicts = (field: Field, text: string, numbers: object) =>
  contradictsNumbers(field, text, offerTerms.parse({ numbers }).numbers);

test.each<[Field, string, object]>([
  ['wagering', '30x', { wagering: 45 }],
  ['wagering', '35x (deposit + bonus)', { wagering: 35, wagering_base: 'bonus' }],
  ['min_deposit', '$20', { min_deposit: 25 }],
  ['min_deposit', '$20', { min_deposit: 20, currency: 'TRY' }],
  ['max_bet', '1.500 TL', { max_bet: 1.5, currency: 'TRY' }],
  ['value', '100% up to $200', { percent: 100, cap: 250 }],
  ['value', '%100, en çok 200 $', { percent: 150, cap: 200 }],
  ['value', '50 free spins', { free_spins: 45 }],
])('%s “%s” contradicts %j', (field, text, numbers) => {
  expect(contradicts(field, text, numbers)).toBe(true);
});

test.each<[Field, string, object]>([
  ['wagering', '30x', {}],
  ['wagering', '30x', { min_deposit: 20 }],
  ['wagering', 'See the site', { wagering: 45 }],
  ['wagering', '10x for bets, 40x for slots', { wagering: 40 }],
  ['min_deposit', '$20', { min_deposit: 20, currency: 'CAD' }],
  ['min_deposit', '20.00', { min_deposit: 20, currency: 'EUR' }],
  ['value', '100% up to $200', { percent: 100, cap: 200, free_spins: 50 }],
  ['value', '45 spins or a $15 free bet', { free_spins: 45 }],
])('%s “%s” doesn’t contradict %j', (field, text, numbers) => {
  expect(contradicts(field, text, numbers)).toBe(false);
});
