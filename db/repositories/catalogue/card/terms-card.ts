import type { OfferTerms, OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { OfferChange } from '#contract/catalogue/terms/seen-terms.ts';
import type { Language } from '#contract/language.ts';
import { offerChanges } from '../../../../messages/offer-change-text.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import { offerTextsIn } from '../../../../messages/offer-text.ts';
import type { SeenState } from '../../../history/seen-terms-history.ts';

/** Formatted on the server, so that pages don't have to load the code that formats amounts. */
export const termsCard = (terms: OfferTerms, language: Language): OfferTermsCard | null =>
  offerTermsCard(terms, { language, texts: offerTextsIn(language).terms });

export const offerChangesIn = (states: readonly SeenState[], language: Language): OfferChange[] =>
  offerChanges(states, { language, texts: offerTextsIn(language) });
