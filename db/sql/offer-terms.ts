import { hasOfferTerms, noOfferTerms, type OfferTerms } from '#contract/catalogue/offer-terms.ts';

/** An offer without terms has null in its column. */
export const writtenTerms = (terms: OfferTerms): string | null =>
  hasOfferTerms(terms) ? JSON.stringify(terms) : null;

/** A language that is newer than the stored terms has no texts in them. */
export function readTerms(stored: string | null | undefined): OfferTerms {
  if (!stored) return noOfferTerms;
  const terms: OfferTerms = JSON.parse(stored);
  return { ...noOfferTerms, ...terms, i18n: { ...noOfferTerms.i18n, ...terms.i18n } };
}
