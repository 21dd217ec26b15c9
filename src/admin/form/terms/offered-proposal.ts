import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { numberAt } from '#contract/catalogue/terms/parse/contradicts-numbers.ts';
import { proposeNumbers } from '#contract/catalogue/terms/parse/propose-numbers.ts';
import type { NumberProposal } from '#contract/catalogue/terms/parse/read-terms-text.ts';

export type OfferedProposal = NumberProposal & {
  current: string | number | boolean | null;
  /** Selected by default, unless it would replace a number or is the second proposal for a field. */
  isChosen: boolean;
};

/** Returns the numbers that the texts contain but the number fields don't. */
export function offeredProposals(terms: OfferTerms, marketCurrency?: string): OfferedProposal[] {
  const seen = new Set<string>();
  return proposeNumbers(terms, marketCurrency).flatMap((proposal) => {
    const current = numberAt(terms.numbers, proposal.path);
    if (current === proposal.value) return [];
    const isChosen = current === null && !seen.has(proposal.path);
    seen.add(proposal.path);
    return [{ ...proposal, current, isChosen }];
  });
}
