import { expect, test } from 'vitest';
import { offerTerms } from '../offer-terms.ts';
import { saysSameNumbers } from './says-same-numbers.ts';

const says = (text: string, numbers: object) =>
  saysSameNumbers(text, offerTerms.parse({ numbers }).numbers);

test.each<[string, object]>([
  ['100% up to $1,000 + 50 free spins', { percent: 100, cap: 1000, free_spins: 50 }],
  ['%100, en çok 1.000 TL', { percent: 100, cap: 1000 }],
  ['Yüzde 12,5 kayıp iadesi', { percent: 12.5 }],
  ['Bet $10, get a $30 free bet', { amount: 30, min_deposit: 10 }],
])('“%s” states exactly %j', (text, numbers) => {
  expect(says(text, numbers)).toBe(true);
});

test.each<[string, object]>([
  ['100% up to $200', { percent: 100, cap: 250 }],
  ['100% up to $200', { percent: 200, cap: 100 }],
  ['100% up to $200', { percent: 100 }],
  ['100% bonus', { percent: 100, cap: 200 }],
  ['Free spins every Thursday', { free_spins: 20 }],
  ['45 spins or a $15 free bet', { free_spins: 45 }],
])('“%s” doesn’t state exactly %j', (text, numbers) => {
  expect(says(text, numbers)).toBe(false);
});
