import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { numberAt } from '#contract/catalogue/terms/parse/contradicts-numbers.ts';
import { proposeNumbers } from '#contract/catalogue/terms/parse/propose-numbers.ts';
import type { NumberProposal } from '#contract/catalogue/terms/parse/read-terms-text.ts';

export type OfferedProposal = NumberProposal & {
  current: string | number | boolean | null;
  /** Chosen from the start, unless it would replace a number or is the second for a field. */
  isChosen: boolean;
};

/** Returns what the texts say and the numbers don't say yet. */
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
