/** Page paths start with the language, except in English, so that `/casino` stays `/casino`. */

import { maxCompared } from './catalogue/compared-ids.ts';
import {
  filterParameters,
  isFilterValue,
  listFilters,
  offerFilterParameters,
} from './catalogue/filter/filter-name.ts';
import { isCostDeposit, isCostGame } from './catalogue/terms/cost/cost-search.ts';
import { defaultLanguage, type Language, languages } from './language.ts';
import { pagePath } from './page-path.ts';
import { isMarketCode } from './site/market-code.ts';

const prefixOf = (language: Language) => (language === defaultLanguage ? '' : `/${language}`);

export const languageOf = (pathname: string): Language =>
  languages.find(
    (language) => language !== defaultLanguage && `${pathname}/`.startsWith(`/${language}/`),
  ) ?? defaultLanguage;

/** Turns `/casino` into `/tr/casino` and `/` into `/tr` for Turkish. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;

export const pathWithoutLanguage = (language: Language, path: string): string =>
  path.slice(prefixOf(language).length) || '/';

const isId = (value: string) => /^[1-9]\d{0,9}$/.test(value);
const anything = (value: string) => value !== '';
const isDeposit = (value: string) =>
  /^\d{1,7}(\.\d{1,2})?$/.test(value) && isCostDeposit(Number(value));
const builtInOfferPages =
  /^\/(casino\/|bets|bonuses|promocodes|search|compare|fit|guides\/|reviews\/|preview\/|about|support)/;

type Pages = { test: (page: string) => boolean };

/** The pages that may show offers. Editors can put them on any page of their own, such as `/welcome`. */
const offerPages: Pages = {
  test: (page) =>
    builtInOfferPages.test(page) ||
    (/^\/[^/]+$/.test(page) && !Object.values(pagePath).includes(page)),
};

/** Returns the value that the page uses, or undefined. */
type ReadParameter = (given: readonly string[]) => string | undefined;

const first =
  (isValid: (value: string) => boolean): ReadParameter =>
  ([value = '']) =>
    isValid(value) ? value : undefined;

/** Reads lists that are repeated, quoted or written as JSON. */
const itemsIn = (given: readonly string[]) => [...new Set(given.join().split(/[^\w.-]+/))];

/** One more than can be compared, so that the page knows whether it shows all of them. */
const comparedIds: ReadParameter = (given) =>
  itemsIn(given)
    .filter(isId)
    .slice(0, maxCompared + 1)
    .join() || undefined;

const filterValues: ReadParameter = (given) => {
  const values = itemsIn(given).filter(Boolean).join();
  return isFilterValue(values) ? values : undefined;
};

const filterOf = (names: readonly string[], lists: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, lists.includes(name) ? filterValues : first(isFilterValue)]),
  );

/** The query parameters that affect how each page is rendered. */
const renderedParameters: [Pages, Record<string, ReadParameter>][] = [
  [/^/, { market: first(isMarketCode) }],
  [offerPages, { deposit: first(isDeposit), game: first(isCostGame) }],
  [/^\/search\/?$/, { q: first(anything) }],
  [/^\/(casino|bets)\/all\/?$/, filterOf(filterParameters, listFilters)],
  [/^\/(bonuses\/all\/?$|promocodes(\/|$))/, filterOf(offerFilterParameters, ['kind'])],
  [/^\/compare\/?$/, { ids: comparedIds, bonuses: comparedIds }],
  [/^\/fit\/?$/, { payment: first(isId) }],
  [/^\/promocodes(\/|$)/, { code: first(isId) }],
  [/^\/(report(\/|$)|follow$)/, { about: first(anything) }],
  [/^\/follow$/, { by_email: first((value) => value === 'yes') }],
  [/^\/preview\//, { token: first(anything), expires: first(anything) }],
  [/^\/signin(\/|$)/, { back: first(anything), token: first(anything) }],
];

function parametersOf(path: string): Record<string, ReadParameter> {
  const page = pathWithoutLanguage(languageOf(path), path);
  const found = renderedParameters.filter(([pages]) => pages.test(page));
  return Object.assign({}, ...found.map(([, names]) => names));
}

/**
 * Returns only the parameters that the server uses to render the page. Hydration must start with the same ones; the
 * browser then adds the others to its links.
 */
export function renderedSearch(path: string, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const rendered = new URLSearchParams();
  for (const [name, read] of Object.entries(parametersOf(path))) {
    const value = read(given.getAll(name));
    if (value !== undefined) rendered.set(name, value);
  }
  return rendered;
}

/**
 * Moves the parameters that the server uses to the front, in its order and normalized, so that hydration starts with
 * the same page regardless of how its URL was written.
 */
export function orderedSearch(path: string, search: string): string {
  const ordered = renderedSearch(path, search);
  const names = parametersOf(path);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(names, name)) ordered.append(name, value);
  }
  return `${ordered}`;
}

/**
 * Escapes a path that cannot be decoded. No page has such a path, but the server and the browser have to agree on it.
 */
export function decodablePath(path: string): string {
  try {
    // The build would remove a call whose result is unused.
    if (decodeURI(path)) return path;
  } catch {}
  return path.replaceAll('%', '%25');
}
