import { languagePrefix } from '#contract/address.ts';
import type { Language } from '#contract/field.ts';

/** A language is told by its address. */
export const languageOf = (pathname: string): Language =>
  /^\/tr(\/|$)/.test(pathname) ? 'tr' : 'en';

/** The address of a page in a language: `/casino` is `/tr/casino`, and `/` is `/tr`. */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? languagePrefix[language] || '/' : languagePrefix[language] + path;

/** The page behind an address, whatever its language. */
export const pageAt = (language: Language, address: string): string =>
  address.slice(languagePrefix[language].length) || '/';
