import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { type Language, languages } from '#contract/language.ts';
import type { TermsTexts } from '../../../messages/en/terms.ts';
import { agreeingTerms } from '../../../messages/offer-terms-card.ts';

/** Loaded on first use: a bundle can't wait for these files while it starts, because they import from it. */
let texts: Promise<Record<Language, TermsTexts>> | undefined;

async function loadTexts() {
  const loaded = languages.map(async (language) => {
    const file: { texts: TermsTexts } = await import(`../../../messages/${language}/terms.ts`);
    return [language, file.texts] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, TermsTexts>;
}

/** Returns a function that reads terms as editors see them. */
export async function termsReader(): Promise<(terms: OfferTerms) => OfferTerms> {
  texts ??= loadTexts();
  const loaded = await texts;
  return (terms) => agreeingTerms(terms, loaded);
}
