import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { Messages } from '../../../messages/en/common.ts';

/** Returns the terms for a card whose heading already shows the value. */
export const withoutValue = (terms: OfferTermsCard): OfferTermsCard =>
  terms.value ? { ...terms, kind: null, value: null } : terms;

/** Formats the material terms shown next to an offer's button. */
export function termsLine(terms: OfferTermsCard, texts: Messages['terms']): string {
  const { kind, value, min_deposit, wagering, eligibility } = terms;
  const parts = [
    value ?? (kind && texts.kinds[kind]),
    min_deposit && texts.minDeposit(min_deposit),
    wagering && texts.wagering(wagering),
    eligibility,
  ];
  return parts.filter(Boolean).join(' · ') || texts.title;
}
