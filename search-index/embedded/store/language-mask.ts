import { inEachLanguage, languages } from '#contract/language.ts';

/** A bit for each language, so that a text shown in several is kept once. */
export const languageMask = inEachLanguage((language) => 1 << languages.indexOf(language));
