/** A language is told by its address: English has no prefix, so that `/casino` stays `/casino`. */
import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import { isMarket } from '#contract/market.ts';

const prefixOf = (language: Language) => (language === defaultLanguage ? '' : `/${language}`);

export const languageOf = (pathname: string): Language =>
  languages.find(
    (language) => language !== defaultLanguage && `${pathname}/`.startsWith(`/${language}/`),
  ) ?? defaultLanguage;

/** The address of a page in a language: `/casino` is `/tr/casino`, and `/` is `/tr`. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;

/** The page behind an address, whatever its language. */
export const pathWithoutLanguage = (language: Language, address: string): string =>
  address.slice(prefixOf(language).length) || '/';

const id = /^[1-9]\d{0,9}$/;
const anything = (value: string) => value !== '';

/** Which parameters a page is rendered from, by its path. */
const rendered: [RegExp, Record<string, (value: string) => boolean>][] = [
  [/^/, { market: isMarket }],
  [/^\/search\/?$/, { q: anything }],
  [/^\/promocodes(\/|$)/, { code: (value) => id.test(value) }],
  [/^\/signin(\/|$)/, { back: anything, token: anything }],
];

/** Only these parameters reach the server's page, and only these does its hydration begin with: a browser adds the others to the links then. */
export function renderedSearch(path: string, search: string): URLSearchParams {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  const page = pathWithoutLanguage(languageOf(path), path);
  for (const [pages, names] of rendered) {
    if (!pages.test(page)) continue;
    for (const [name, isRendered] of Object.entries(names)) {
      const value = asked.get(name);
      if (value !== null && isRendered(value)) kept.set(name, value);
    }
  }
  return kept;
}
