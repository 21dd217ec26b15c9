import { hasOfferTerms, noOfferTerms, type OfferTerms } from '#contract/catalogue/offer-terms.ts';

/** Null for an offer without terms. */
export const writtenTerms = (terms: OfferTerms): string | null =>
  hasOfferTerms(terms) ? JSON.stringify(terms) : null;

/** Terms stored before a language was added have no translation in it. */
export function readTerms(stored: string | null | undefined): OfferTerms {
  if (!stored) return noOfferTerms;
  const terms: OfferTerms = JSON.parse(stored);
  return { ...noOfferTerms, ...terms, i18n: { ...noOfferTerms.i18n, ...terms.i18n } };
}
