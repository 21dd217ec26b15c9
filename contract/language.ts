type LanguageFacts = {
  /** Shown in links to its pages. */
  name: string;
  /** Shown in the admin if the browser has no name for the language in the editor's language. */
  englishName: string;
  /** In Open Graph's format. The country determines the format of dates and numbers. */
  locale: `${string}_${string}`;
};

/** To add a language, add one line here and its translations in messages. */
export const languageFacts = {
  en: { name: 'English', englishName: 'English', locale: 'en_US' },
  tr: { name: 'Türkçe', englishName: 'Turkish', locale: 'tr_TR' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

/** Has no prefix in paths. Missing translations fall back to this language. */
export const defaultLanguage = 'en' satisfies Language;

/** Languages in which content is optional. */
export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

export const otherLanguages = languages.filter(
  (language): language is OtherLanguage => language !== defaultLanguage,
);

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

export const inEachLanguage = <Value>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;

export const inOtherLanguages = <Value>(valueIn: (language: OtherLanguage) => Value) =>
  Object.fromEntries(otherLanguages.map((language) => [language, valueIn(language)])) as Record<
    OtherLanguage,
    Value
  >;
