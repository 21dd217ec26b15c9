import {
  hasOfferTerms,
  noOfferTerms,
  type OfferTerms,
} from '#contract/catalogue/terms/offer-terms.ts';
import { filledTermsFields } from '#contract/catalogue/terms/terms-field.ts';
import { completeNumbers } from '#contract/catalogue/terms/terms-numbers.ts';

/**
 * The columns of an offer's terms: all of them as JSON (null if there are none), and the values queried in SQL. Names
 * are surrounded by spaces, so that `like '% wagering %'` finds them.
 */
export const termsColumns = (terms: OfferTerms) => ({
  terms: hasOfferTerms(terms) ? JSON.stringify(terms) : null,
  wagering: terms.numbers.wagering,
  filled_terms: filledTermsFields(terms)
    .map((name) => ` ${name} `)
    .join('')
    .replaceAll('  ', ' '),
});

/** Fills in languages and fields that were added after the terms were stored. */
export function readTerms(stored: string | null | undefined): OfferTerms {
  if (!stored) return noOfferTerms;
  const terms: OfferTerms = JSON.parse(stored);
  return {
    ...noOfferTerms,
    ...terms,
    numbers: completeNumbers(terms.numbers),
    i18n: { ...noOfferTerms.i18n, ...terms.i18n },
  };
}
