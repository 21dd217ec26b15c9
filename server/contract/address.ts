import type { Language } from '#contract/field.ts';

/** What an address of the public site begins with: English has no prefix, so `/casino` stays `/casino`. */
export const languagePrefix: Record<Language, string> = { en: '', tr: '/tr' };
