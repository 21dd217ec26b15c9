/** A page depends on few parts of its URL, and only those are in its cache key, so that junk fills no cache. */
import { languages } from '#contract/language.ts';
import {
  decodablePath,
  languageOf,
  pathIn,
  pathWithoutLanguage,
  renderedSearch,
} from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { defaultMarket, type MarketCode } from '#contract/site/market-code.ts';

/** A market in the query overrules the visitor's choice. */
export type PageUrl = { path: string; search: string; market: MarketCode | undefined };

export const nonPagePath = /^\/(api|uploads|assets)(\/|$)/;

/** Such a link leads to a partner, and to the 404 page where the partner has none. */
export const leavingPath = /^\/go(\/|$)/;

/** No page has a longer path, and the 404 page would repeat it in each of its links. */
const maxPath = 2_048;

export function parsePageUrl(url: string): PageUrl | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (path.length > maxPath || nonPagePath.test(path) || path.includes('\\')) return undefined;
  // Such a path has the 404 page alone, in every market.
  const isWithoutQuery = at < 0 || leavingPath.test(path);
  const kept = renderedSearch(path, isWithoutQuery ? '' : url.slice(at));
  const market = (kept.get('market') ?? undefined) as MarketCode | undefined;
  return { path, search: kept.size > 0 ? `?${kept}` : '', market };
}

/** A link to a market that is retired or never was leads to the same page in the visitor's own. */
export function withoutMarket(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  search.delete('market');
  return search.size > 0 ? `${path}?${search}` : path;
}

export const marketSearch = (market: MarketCode | undefined) => (market ? `?market=${market}` : '');

/** Only pages without a query, or with just a market in it, are cached. Strangers could make up any number of the others. */
export const isCacheable = ({ path, search, market }: PageUrl) =>
  !isAdmin(path) && search === marketSearch(market);

/** The visitor's choice of a market counts only where the URL names none. */
export const pageKey = (url: string, chosen: MarketCode): string =>
  chosen === defaultMarket || url.includes('?') ? url : `${chosen} ${url}`;

/** Each page has one path, without a slash at the end and without doubled slashes. */
export const canonicalPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`;

/** These pages are only read. They are listed so that a wrong method is answered differently from an unknown path. */
export const readOnlyPages = languages.flatMap((language) =>
  [
    pagePath.home,
    pagePath.casino,
    `${pagePath.casino}/:id`,
    '/product/:id',
    pagePath.bets,
    pagePath.bonuses,
    pagePath.promoCodes,
    pagePath.guides,
    `${pagePath.guides}/:slug`,
    pagePath.reviews,
    `${pagePath.reviews}/:slug`,
    pagePath.support,
    pagePath.about,
  ].map((path) => pathIn(language, path)),
);

export const isHome = (url: string) => url === '/' || url.startsWith('/?');

/** Kept by no cache, though there is nothing of a visitor in them either: who is there fills them in. */
export const isPersonal = (path: string) =>
  isPageBelow(path, pagePath.signIn) || isPageBelow(path, pagePath.account) || isPreview(path);

/** It shows a page that may not be published, to whoever has its signed URL. */
export const isPreview = (path: string) => isPageBelow(path, '/preview');

/** Whether a path, in any language, is a page or below it. */
export const isPageBelow = (path: string, page: string) =>
  `${pathWithoutLanguage(languageOf(path), path)}/`.startsWith(`${page}/`);

export const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);

/**
 * Escapes a URL that cannot be decoded, so that a browser is shown the 404 page. Other clients get the 400
 * that says what is wrong with it.
 */
export function decodableUrl(url: string, accepted = ''): string {
  if (!/^\/.*[%\\]/.test(url) || !accepted.includes('text/html')) return url;
  const [path = '', ...query] = url.split('?');
  if (nonPagePath.test(path)) return url;
  return [decodablePath(path).replaceAll('\\', '%5C'), ...query].join('?');
}
