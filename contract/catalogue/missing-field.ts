import { languageFacts, type OtherLanguage, otherLanguages } from '../language.ts';

/** A missing translation is identified by the name of its language, such as `turkish`. */
type MissingLanguage = Lowercase<(typeof languageFacts)[OtherLanguage]['englishName']>;

const missingFieldFor = (language: OtherLanguage) =>
  languageFacts[language].englishName.toLowerCase() as MissingLanguage;

/** Filters of the admin's product list. `fact_check` finds products whose facts are due for a check. */
export const missingFields = [
  'image',
  'rating',
  'fact_check',
  ...otherLanguages.map(missingFieldFor),
] as const;
export type MissingField = (typeof missingFields)[number];

export const missingLanguage = (field: MissingField): OtherLanguage | undefined =>
  otherLanguages.find((language) => missingFieldFor(language) === field);

export const mapMissingFields = <Value>(valueFor: (field: MissingField) => Value) =>
  Object.fromEntries(missingFields.map((field) => [field, valueFor(field)])) as Record<
    MissingField,
    Value
  >;
