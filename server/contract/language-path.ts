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

const id = /^[1-9]\d{0,9}$/;
const market = (value: string) => value === 'US' || value === 'TR';
const anything = (value: string) => value !== '';

/** Which parameters a page is rendered from, by its path. */
const rendered: [RegExp, Record<string, (value: string) => boolean>][] = [
  [/^/, { market }],
  [/^(\/tr)?\/search\/?$/, { q: anything }],
  [/^(\/tr)?\/promocodes(\/|$)/, { code: (value) => id.test(value) }],
  [/^(\/tr)?\/signin(\/|$)/, { back: anything, token: anything }],
];

/** Only these parameters reach the server's page, and only these does its hydration begin with: a browser adds the others to the links then. */
export function renderedSearch(path: string, search: string): URLSearchParams {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [pages, names] of rendered) {
    if (!pages.test(path)) continue;
    for (const [name, isRendered] of Object.entries(names)) {
      const value = asked.get(name);
      if (value !== null && isRendered(value)) kept.set(name, value);
    }
  }
  return kept;
}
