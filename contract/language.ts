type LanguageFacts = {
  /** Links to its pages show this name. */
  name: string;
  /** The code's name in the admin where the browser knows none in the editor's language. */
  englishName: string;
  /** Open Graph's form: the language, and the country whose dates and numbers it follows. */
  locale: `${string}_${string}`;
};

/** A language is one line here, and its texts in messages. */
export const languageFacts = {
  en: { name: 'English', englishName: 'English', locale: 'en_US' },
  tr: { name: 'Türkçe', englishName: 'Turkish', locale: 'tr_TR' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

/** Its pages have no prefix in their paths, and a text without a translation falls back to it. */
export const defaultLanguage = 'en' satisfies Language;

/** The texts of these languages may be missing. */
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
