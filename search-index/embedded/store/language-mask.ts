import type { Language } from '#contract/language.ts';

/** A bit for each language, so that a text shown in several is kept once. */
export const languageMask: Readonly<Record<Language, number>> = { en: 1, tr: 2 };
