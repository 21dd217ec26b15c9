/** Derives what an offer gives from its kind and numbers. Used for filters and for costs. */
import { type BonusKind, bonusKinds } from '../filter/filter-value.ts';
import type { OfferKind } from './offer-terms.ts';
import type { TermsNumbers } from './terms-numbers.ts';

type Given = { kind: OfferKind | null; numbers: TermsNumbers };

const isPositive = (figure: number | null) => (figure ?? 0) > 0;

const tests: Record<BonusKind, (given: Given) => boolean> = {
  match: ({ kind, numbers }) => isPositive(numbers.percent) && kind !== 'cashback',
  fixed: ({ numbers }) => isPositive(numbers.amount) && !isPositive(numbers.percent),
  free_spins: ({ numbers }) => isPositive(numbers.free_spins),
  no_deposit: ({ kind, numbers }) => kind === 'no_deposit' || numbers.min_deposit === 0,
};

/** An offer can be of several kinds, such as a match bonus with free spins. */
export const bonusKindsOf = (given: Given): BonusKind[] =>
  bonusKinds.filter((kind) => tests[kind](given));
