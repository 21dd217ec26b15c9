import type { OfferTerms, OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { OfferChange } from '#contract/catalogue/terms/seen-terms.ts';
import { type Language, languages } from '#contract/language.ts';
import type { OfferChangeTexts } from '../../../../messages/en/offer-change.ts';
import type { TermsTexts } from '../../../../messages/en/terms.ts';
import { type ChangeWording, offerChanges } from '../../../../messages/offer-change-text.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import type { SeenState } from '../../../history/seen-terms-history.ts';

const loaded = languages.map(async (language) => {
  const { texts: terms }: { texts: TermsTexts } = await import(
    `../../../../messages/${language}/terms.ts`
  );
  const { texts: changes }: { texts: OfferChangeTexts } = await import(
    `../../../../messages/${language}/offer-change.ts`
  );
  return [language, { terms, changes }] as const;
});
const textsIn = Object.fromEntries(await Promise.all(loaded)) as Record<
  Language,
  ChangeWording['texts']
>;

/** Written here, so that pages needn't load what formats amounts. */
export const termsCard = (terms: OfferTerms, language: Language): OfferTermsCard | null =>
  offerTermsCard(terms, { language, texts: textsIn[language].terms });

export const offerChangesIn = (states: readonly SeenState[], language: Language): OfferChange[] =>
  offerChanges(states, { language, texts: textsIn[language] });
