import { languageFacts, type OtherLanguage, otherLanguages } from '../language.ts';

/** A missing translation is named after its language: `turkish`. */
type LackedLanguage = Lowercase<(typeof languageFacts)[OtherLanguage]['englishName']>;

const lackOf = (language: OtherLanguage) =>
  languageFacts[language].englishName.toLowerCase() as LackedLanguage;

/** The admin's list can show only the products that lack one of these. */
export const lacks = ['image', 'rating', ...otherLanguages.map(lackOf)] as const;
export type Lack = (typeof lacks)[number];

export const lackedLanguage = (lack: Lack): OtherLanguage | undefined =>
  otherLanguages.find((language) => lackOf(language) === lack);

/** A value for each lack. */
export const forEachLack = <Value>(valueFor: (lack: Lack) => Value) =>
  Object.fromEntries(lacks.map((lack) => [lack, valueFor(lack)])) as Record<Lack, Value>;
