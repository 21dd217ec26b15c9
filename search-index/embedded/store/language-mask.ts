import { inEachLanguage, languages } from '#contract/language.ts';

/** Each language has a bit, so that a text of several languages is stored once. */
export const languageMask = inEachLanguage((language) => 1 << languages.indexOf(language));
