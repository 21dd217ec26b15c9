import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { proposeNumbers } from '#contract/catalogue/terms/reading/propose-numbers.ts';
import type { NumberProposal } from '#contract/catalogue/terms/reading/read-terms-text.ts';

export type OfferedProposal = NumberProposal & {
  current: string | number | boolean | null;
  /** Chosen from the start, unless it would replace a number or is the second for a field. */
  isChosen: boolean;
};

const at = (numbers: OfferTerms['numbers'], path: string): OfferedProposal['current'] =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null)?.[name],
      numbers,
    ) as OfferedProposal['current'];

/** Returns what the texts say and the numbers don't say yet. */
export function offeredProposals(terms: OfferTerms, marketCurrency?: string): OfferedProposal[] {
  const seen = new Set<string>();
  return proposeNumbers(terms, marketCurrency).flatMap((proposal) => {
    const current = at(terms.numbers, proposal.path) ?? null;
    if (current === proposal.value) return [];
    const isChosen = current === null && !seen.has(proposal.path);
    seen.add(proposal.path);
    return [{ ...proposal, current, isChosen }];
  });
}
