export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];

/** Its pages have no prefix in their paths, and its texts stand in for those that a row lacks. */
export const defaultLanguage: Language = languages[0];
