import { languageFacts, type OtherLanguage, otherLanguages } from '../language.ts';

/** A missing translation goes by the name of its language: `turkish`. */
type LackedLanguage = Lowercase<(typeof languageFacts)[OtherLanguage]['englishName']>;

const lackOf = (language: OtherLanguage) =>
  languageFacts[language].englishName.toLowerCase() as LackedLanguage;

/** What a product can be missing. The admin's product list filters by these. */
export const lacks = ['image', 'rating', ...otherLanguages.map(lackOf)] as const;
export type Lack = (typeof lacks)[number];

export const lackedLanguage = (lack: Lack): OtherLanguage | undefined =>
  otherLanguages.find((language) => lackOf(language) === lack);

export const forEachLack = <Value>(valueFor: (lack: Lack) => Value) =>
  Object.fromEntries(lacks.map((lack) => [lack, valueFor(lack)])) as Record<Lack, Value>;
