import { defaultLanguage } from '../../language.ts';
import { isEmptyValue } from './empty-value.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { TermsNumber } from './terms-numbers.ts';

const textFields = [
  'kind',
  'value',
  'eligibility',
  'text',
  'url',
  'last_verified_at',
  'min_deposit',
  'wagering',
  'max_bet',
] as const;

const numberFields = [
  'amount',
  'percent',
  'cap',
  'currency',
  'free_spins',
  'spin_value',
  'one_of',
  'wagering_base',
  'contribution',
  'max_cashout',
  'days_to_claim',
  'days_to_use',
  'min_odds',
  'sticky',
] as const satisfies TermsNumber[];

/** The names of all terms. Each is a text, a number or both. */
export const termsFields = [...textFields, ...numberFields] as const;
export type TermsField = (typeof termsFields)[number];

/** A field with a text and a number counts as filled in if it has either. Only texts in the default language count. */
export function filledTermsFields({ i18n, numbers, ...texts }: OfferTerms): TermsField[] {
  const { value, ...inLanguage } = i18n[defaultLanguage];
  const { amount, percent, free_spins } = numbers;
  const states = [
    { ...texts, ...inLanguage, value: [value, amount, percent, free_spins] },
    numbers,
  ] as Partial<Record<TermsField, unknown>>[];
  return termsFields.filter((field) => states.some((state) => !isEmptyValue(state[field] ?? null)));
}
