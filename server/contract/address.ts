/** A language is told by its address: English has no prefix, so that `/casino` stays `/casino`. */
import type { Language } from '#contract/field.ts';

export const languagePrefix: Record<Language, string> = { en: '', tr: '/tr' };

export const languageOf = (pathname: string): Language =>
  /^\/tr(\/|$)/.test(pathname) ? 'tr' : 'en';

/** The address of a page in a language: `/casino` is `/tr/casino`, and `/` is `/tr`. */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? languagePrefix[language] || '/' : languagePrefix[language] + path;

/** The page behind an address, whatever its language. */
export const pageAt = (language: Language, address: string): string =>
  address.slice(languagePrefix[language].length) || '/';
