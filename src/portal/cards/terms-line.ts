import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';

type Shown = Pick<OfferTermsCard['shown'], 'kind' | 'value' | 'line'>;

/** For a card whose heading already shows the value. */
export const withoutValue = (shown: Shown): Shown =>
  shown.value ? { ...shown, kind: null, value: null } : shown;

/** For a card that shows who may take the offer on a line of its own. */
export const withoutEligibility = ({ eligibility, shown }: OfferTermsCard): Shown => ({
  ...shown,
  line: shown.line.filter((term) => term !== eligibility),
});

/** The material terms next to an offer's button. Empty if the offer only has details. */
export const termsLine = ({ kind, value, line }: Shown): string =>
  [value ?? kind, ...line].filter(Boolean).join(' · ');
