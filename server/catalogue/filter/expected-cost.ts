/** What an offer costs on average for the deposit and the games that offers are compared by. */
import {
  defaultCostDeposit,
  defaultCostGame,
  defaultReturns,
} from '#contract/catalogue/terms/cost/cost-game.ts';
import { costOf } from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { completeNumbers } from '#contract/catalogue/terms/terms-numbers.ts';

type CostedTerms = Pick<OfferTerms, 'kind' | 'numbers'>;

/** Compares as more than any limit. */
export const unknown = Number.POSITIVE_INFINITY;

export const expectedCost = (terms: CostedTerms, slots: number = defaultReturns.slots): number =>
  costOf(terms, {
    deposit: defaultCostDeposit,
    game: defaultCostGame,
    currency: '',
    returns: { ...defaultReturns, slots },
  })?.expected_cost ?? unknown;

/** The terms that a cost depends on, for markets that know the return of their games better. */
export const packedTerms = ({ kind, numbers }: CostedTerms): string =>
  JSON.stringify({
    kind,
    numbers: Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null)),
  });

export function packedCost(packed: string, slots: number): number {
  const { kind, numbers }: CostedTerms = JSON.parse(packed);
  return expectedCost({ kind, numbers: completeNumbers(numbers) }, slots);
}
