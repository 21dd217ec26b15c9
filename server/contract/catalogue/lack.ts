import { languageFacts, type OtherLanguage, otherLanguages } from '#contract/language.ts';

/** A missing translation is called by its language: `turkish`. */
type LackedLanguage = Lowercase<(typeof languageFacts)[OtherLanguage]['englishName']>;

const lackOf = (language: OtherLanguage) =>
  languageFacts[language].englishName.toLowerCase() as LackedLanguage;

/** A list of the admin can show only the products that lack one of these. */
export const lacks = ['image', 'rating', ...otherLanguages.map(lackOf)] as const;
export type Lack = (typeof lacks)[number];

/** The language whose name a product lacks. */
export const lackedLanguage = (lack: Lack): OtherLanguage | undefined =>
  otherLanguages.find((language) => lackOf(language) === lack);
