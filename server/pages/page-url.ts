/** Extracts the few parts of a URL that a page depends on, so that junk in URLs cannot fill the cache. */
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

/** A market in the query overrides the visitor's choice. */
export type PageUrl = { path: string; search: string; market: MarketCode | undefined };

export const nonPagePath = /^\/(api|uploads|assets)(\/|$)/;

/** Leads to a partner, or to the 404 page if the partner has no link. */
export const leavingPath = /^\/go(\/|$)/;

/** Longer than the path of any page. Without a limit, the 404 page would repeat a long path in each of its links. */
const maxPath = 2_048;

export function parsePageUrl(url: string): PageUrl | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (path.length > maxPath || nonPagePath.test(path) || path.includes('\\')) return undefined;
  // Below /go, the only page is the 404 page, which is the same in every market.
  const isWithoutQuery = at < 0 || leavingPath.test(path);
  const kept = renderedSearch(path, isWithoutQuery ? '' : url.slice(at));
  const market = (kept.get('market') ?? undefined) as MarketCode | undefined;
  return { path, search: kept.size > 0 ? `?${kept}` : '', market };
}

/** Used to send links to retired or unknown markets to the same page in the visitor's own. */
export function withoutMarket(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  search.delete('market');
  return search.size > 0 ? `${path}?${search}` : path;
}

export const marketSearch = (market: MarketCode | undefined) => (market ? `?market=${market}` : '');

/** Caches only pages without a query, or with just a market. Anyone could make up any number of other queries. */
export const isCacheable = ({ path, search, market }: PageUrl) =>
  !isAdmin(path) && search === marketSearch(market);

/** The visitor's choice of market counts only if the URL has no query. */
export const pageKey = (url: string, chosen: MarketCode): string =>
  chosen === defaultMarket || url.includes('?') ? url : `${chosen} ${url}`;

/** Removes trailing and doubled slashes, so that each page has one path. */
export const canonicalPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`;

/** Read-only pages. Registered so that a wrong method gets a 405 instead of a 404. */
export const readOnlyPages = languages.flatMap((language) =>
  [
    pagePath.home,
    pagePath.casino,
    pagePath.allCasinos,
    pagePath.allBets,
    pagePath.allBonuses,
    `${pagePath.casino}/:id`,
    '/product/:id',
    pagePath.bets,
    pagePath.bonuses,
    pagePath.compare,
    pagePath.fit,
    pagePath.promoCodes,
    pagePath.saved,
    pagePath.guides,
    `${pagePath.guides}/:slug`,
    pagePath.reviews,
    `${pagePath.reviews}/:slug`,
    pagePath.support,
    pagePath.about,
    pagePath.howBonusesCost,
    pagePath.howWeRate,
  ].map((path) => pathIn(language, path)),
);

export const isHome = (url: string) => url === '/' || url.startsWith('/?');

const personalPages = [pagePath.signIn, pagePath.account, pagePath.unsubscribe];
const visitorPages = [pagePath.saved, pagePath.break, pagePath.follow];

/** Never stored, although the HTML contains no visitor data either: the browser fills that in. */
export const isPersonal = (path: string) =>
  personalPages.some((page) => isPageBelow(path, page)) || isPreview(path);

/** Stored by no shared cache. Browsers store it only to go back and forward, which `no-store` would prevent. */
export const isOfVisitor = (path: string) => visitorPages.some((page) => isPageBelow(path, page));

/** A preview shows a possibly unpublished page to anyone with its signed URL. */
export const isPreview = (path: string) => isPageBelow(path, '/preview');

/** True if a path, in any language, is the page or below it. */
export const isPageBelow = (path: string, page: string) =>
  `${pathWithoutLanguage(languageOf(path), path)}/`.startsWith(`${page}/`);

export const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);

/**
 * Escapes a URL that cannot be decoded, so that browsers get the 404 page. Other clients get a 400 that explains the
 * problem.
 */
export function decodableUrl(url: string, accepted = ''): string {
  if (!/^\/.*[%\\]/.test(url) || !accepted.includes('text/html')) return url;
  const [path = '', ...query] = url.split('?');
  if (nonPagePath.test(path)) return url;
  return [decodablePath(path).replaceAll('\\', '%5C'), ...query].join('?');
}
