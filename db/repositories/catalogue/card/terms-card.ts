import type { OfferTerms, OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import { type Language, languages } from '#contract/language.ts';
import type { TermsTexts } from '../../../../messages/en/terms.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';

const loaded = languages.map(async (language) => {
  const { texts }: { texts: TermsTexts } = await import(
    `../../../../messages/${language}/terms.ts`
  );
  return [language, texts] as const;
});
const textsIn = Object.fromEntries(await Promise.all(loaded)) as Record<Language, TermsTexts>;

/** Written here, so that pages needn't load what formats amounts. */
export const termsCard = (terms: OfferTerms, language: Language): OfferTermsCard | null =>
  offerTermsCard(terms, { language, texts: textsIn[language] });
