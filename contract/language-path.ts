/** The path of a page begins with its language, except in English, so that `/casino` stays `/casino`. */
import { defaultLanguage, type Language, languages } from './language.ts';
import { isMarketCode } from './site/market-code.ts';

const prefixOf = (language: Language) => (language === defaultLanguage ? '' : `/${language}`);

export const languageOf = (pathname: string): Language =>
  languages.find(
    (language) => language !== defaultLanguage && `${pathname}/`.startsWith(`/${language}/`),
  ) ?? defaultLanguage;

/** In Turkish `/casino` is `/tr/casino`, and `/` is `/tr`. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;

export const pathWithoutLanguage = (language: Language, path: string): string =>
  path.slice(prefixOf(language).length) || '/';

const id = /^[1-9]\d{0,9}$/;
const anything = (value: string) => value !== '';

/** Each path has the query parameters that its page is rendered from. */
const renderedParameters: [RegExp, Record<string, (value: string) => boolean>][] = [
  [/^/, { market: isMarketCode }],
  [/^\/search\/?$/, { q: anything }],
  [/^\/promocodes(\/|$)/, { code: (value) => id.test(value) }],
  [/^\/preview\//, { token: anything, expires: anything }],
  [/^\/signin(\/|$)/, { back: anything, token: anything }],
];

/** The server renders a page from these parameters alone, and hydration must begin with the same ones. After it the browser adds the others to its links. */
export function renderedSearch(path: string, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  const page = pathWithoutLanguage(languageOf(path), path);
  for (const [pages, names] of renderedParameters) {
    if (!pages.test(page)) continue;
    for (const [name, isRendered] of Object.entries(names)) {
      const value = given.get(name);
      if (value !== null && isRendered(value)) kept.set(name, value);
    }
  }
  return kept;
}

/** A path that cannot be decoded is escaped, so that server and browser see the same one, which no page has. */
export function decodablePath(path: string): string {
  try {
    // The build would drop a call whose result nobody uses.
    if (decodeURI(path)) return path;
  } catch {}
  return path.replaceAll('%', '%25');
}
