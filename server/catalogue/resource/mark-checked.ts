/** Sets the day of the last check on facts and terms. Those that aren't filled in keep none. */
import { hasOtherFacts } from '#contract/catalogue/fact/new-fact.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { hasOfferTerms, type OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';

export function markFactsChecked(draft: ProductDraft, today: string): ProductDraft {
  const { facts } = draft;
  const checked = <Fact>(fact: Fact) => ({ ...fact, verified_on: today });
  return {
    ...draft,
    facts: {
      ...facts,
      licences: facts.licences.map(checked),
      payments: facts.payments.map(checked),
      verified_on: hasOtherFacts(facts) ? today : facts.verified_on,
    },
  };
}

export const markTermsChecked = <Draft extends { terms: OfferTerms }>(
  draft: Draft,
  today: string,
): Draft => ({
  ...draft,
  terms: {
    ...draft.terms,
    last_verified_at: hasOfferTerms(draft.terms) ? today : draft.terms.last_verified_at,
  },
});
