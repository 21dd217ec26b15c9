type LanguageFacts = {
  /** The name in its own tongue: links to its pages say it. */
  name: string;
  /** The name in English, which the admin speaks. */
  englishName: string;
  /** As Open Graph writes it: the language, and the country whose dates and numbers it follows. */
  locale: `${string}_${string}`;
  /** The part of the fonts that has its letters. */
  fonts: 'latin' | 'latin-ext';
};

/** A language is one line here, and its texts in src/messages. */
export const languageFacts = {
  en: { name: 'English', englishName: 'English', locale: 'en_US', fonts: 'latin' },
  tr: { name: 'Türkçe', englishName: 'Turkish', locale: 'tr_TR', fonts: 'latin-ext' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

/** Its pages have no prefix in their paths, and its texts stand in for those that a row lacks. */
export const defaultLanguage = 'en' satisfies Language;

/** Its texts may be missing. */
export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

export const otherLanguages = languages.filter(
  (language): language is OtherLanguage => language !== defaultLanguage,
);

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** A value for each language. */
export const inEachLanguage = <Value>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;
