import { expect, test } from 'vitest';
import { isCurrency } from '#contract/partner/currency.ts';
import { suggestMarket } from './market-suggestion.ts';

test.each([
  ['CA', { name: 'Canada', currency: 'CAD', minimum_age: 19 }],
  ['CA-ON', { name: 'Ontario', currency: 'CAD', minimum_age: 19 }],
  ['us-nj', { name: 'New Jersey', currency: 'USD', minimum_age: 21 }],
  ['DE', { name: 'Germany', currency: 'EUR', minimum_age: 18 }],
  ['DE-BY', { currency: 'EUR', minimum_age: 18 }],
  ['C', {}],
  ['XX', {}],
  ['CA-', {}],
  ['', {}],
])('suggests the usual values for the code %j', (code, suggestion) => {
  expect(suggestMarket(code)).toEqual(suggestion);
  const { currency = 'EUR' } = suggestMarket(code);
  expect(isCurrency(currency)).toBe(true);
});
