import { expect, test } from 'vitest';
import type { BonusKind } from '../filter/filter-value.ts';
import { bonusKindsOf } from './bonus-kind.ts';
import type { OfferKind } from './offer-terms.ts';
import { noTermsNumbers, type TermsNumbers } from './terms-numbers.ts';

test.each<[OfferKind | null, Partial<TermsNumbers>, BonusKind[]]>([
  ['welcome', { percent: 100 }, ['match']],
  ['cashback', { percent: 10, cap: 50 }, []],
  ['deposit', { percent: 100, amount: 100 }, ['match']],
  [null, { amount: 20 }, ['fixed']],
  ['no_deposit', { amount: 10 }, ['fixed', 'no_deposit']],
  ['no_deposit', { amount: 10, min_deposit: 20 }, ['fixed', 'no_deposit']],
  ['free_spins', { free_spins: 20, min_deposit: 0 }, ['free_spins', 'no_deposit']],
  ['free_spins', { free_spins: 20 }, ['free_spins']],
  ['welcome', { percent: 100, free_spins: 50, min_deposit: 10 }, ['match', 'free_spins']],
  ['free_spins', {}, []],
  [null, { percent: 0, amount: 0, free_spins: 0, min_deposit: 0 }, ['no_deposit']],
])('an offer of kind %s with %j is %j', (kind, numbers, kinds) => {
  expect(bonusKindsOf({ kind, numbers: { ...noTermsNumbers, ...numbers } })).toEqual(kinds);
});
