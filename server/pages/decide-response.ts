/**
 * Decides how to respond to a request for a page. The lookups only read, and page-route.ts carries out the decision.
 */
import { hasOldParameter } from '#contract/content/old-address.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { languageOf, pathIn, pathWithoutLanguage } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { GoItem } from '#contract/partner/go-path.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { briefCacheControl } from '../http/etag.ts';
import {
  canonicalPath,
  isCacheable,
  isHome,
  isPageBelow,
  type PageUrl,
  pageKey,
  parsePageUrl,
  withoutMarket,
} from './page-url.ts';
import type { FoundRedirect } from './redirect.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { VisitorChoice } from './visitor-choice.ts';

export type PageVisit = {
  url: string;
  choice: VisitorChoice;
  /** True if the visitor followed a link on this site. */
  comesFromSite: boolean;
  /** False for crawlers and other programs, which always get the home page in the default language. */
  isNavigation: boolean;
  /** True if the visitor has passed the age gate, so that the page is rendered without it. */
  hasPassedGate: boolean;
  /** The last day of the visitor's break from offers. */
  breakUntil: string | undefined;
};

export type PageLookups = {
  findCached: (key: string) => RenderedPage | undefined;
  findRedirect: (url: string) => Promise<FoundRedirect | undefined>;
  /** Only called for URLs with a WordPress parameter. */
  findByParameter: (url: string) => Promise<FoundRedirect | undefined>;
  isActive: (market: MarketCode) => Promise<boolean>;
  languageOfMarket: (market: MarketCode) => Promise<Language>;
  /** False for a language that an owner has switched off. */
  hasLanguage: (language: Language) => Promise<boolean>;
};

export type PageRedirect = {
  kind: 'redirect';
  status: 301 | 302 | 308;
  to: string;
  headers: Record<string, string>;
};

export type OldAddressAnswer =
  | PageRedirect
  /** Answers as `/go` does for the item. */
  | { kind: 'partner'; item: GoItem }
  | { kind: 'gone'; pageUrl: PageUrl };

type PageAnswer =
  | OldAddressAnswer
  | { kind: 'not found' }
  | { kind: 'cached'; page: RenderedPage }
  | {
      kind: 'render';
      pageUrl: PageUrl;
      /** Undefined for pages that aren't cached. */
      cacheKey: string | undefined;
      /** Set for products, whose path only redirects once the product is deleted. */
      mayRedirectIfMissing: boolean;
    };

export const isOldAddress = (answer: PageAnswer): answer is OldAddressAnswer =>
  ['redirect', 'partner', 'gone'].includes(answer.kind);

export async function decideResponse(visit: PageVisit, lookups: PageLookups): Promise<PageAnswer> {
  const { url, choice } = visit;
  const inEnglish = await samePageInEnglish(url, lookups);
  if (inEnglish) return inEnglish;
  const found = hasOldParameter(url) ? await lookups.findByParameter(url) : undefined;
  if (found) return answerTo(found, missingPage(url));
  const otherHome = await homeInOtherLanguage(visit, lookups);
  if (otherHome) return otherHome;
  const keyOf = (page: string) =>
    `${visit.breakUntil ? `break ${visit.breakUntil} ` : ''}${visit.hasPassedGate ? 'adult ' : ''}${pageKey(page, choice.market)}`;
  const cached = lookups.findCached(keyOf(url));
  if (cached) return { kind: 'cached', page: cached };
  const pageUrl = parsePageUrl(url);
  if (!pageUrl) return { kind: 'not found' };
  // Campaign links have a query that no page depends on. A cached page takes precedence over a redirect.
  const withoutJunk = lookups.findCached(keyOf(pageUrl.path + pageUrl.search));
  if (withoutJunk) return { kind: 'cached', page: withoutJunk };
  const isProduct = isPageBelow(pageUrl.path, pagePath.casino);
  const target = isProduct ? undefined : await lookups.findRedirect(url);
  if (target) return answerTo(target, pageUrl);
  if (pageUrl.market && !(await lookups.isActive(pageUrl.market))) {
    const headers = { 'cache-control': 'no-store' };
    return { kind: 'redirect', status: 302, to: withoutMarket(url), headers };
  }
  const path = canonicalPath(pageUrl.path);
  if (path !== pageUrl.path) {
    return { kind: 'redirect', status: 308, to: path + pageUrl.search, headers: {} };
  }
  return {
    kind: 'render',
    pageUrl,
    cacheKey: isCacheable(pageUrl) ? keyOf(path + pageUrl.search) : undefined,
    mayRedirectIfMissing: isProduct,
  };
}

/** A page that is never found, because `/?p=123` has the path of a page. */
const missingPage = (url: string): PageUrl => ({
  path: pathIn(languageOf(url.split('?')[0] ?? ''), '/410'),
  search: '',
  market: undefined,
});

export function answerTo(found: FoundRedirect, pageUrl: PageUrl): OldAddressAnswer {
  if (found.kind === 'moved') return permanentRedirect(found.to);
  if (found.kind === 'partner') return found;
  // A redirect to the path without its trailing slash would only delay the answer.
  return { kind: 'gone', pageUrl: { ...pageUrl, path: canonicalPath(pageUrl.path) } };
}

const permanentRedirect = (to: string): PageRedirect => ({
  kind: 'redirect',
  status: 301,
  to,
  headers: { 'cache-control': briefCacheControl },
});

async function homeInOtherLanguage(
  { url, choice, comesFromSite, isNavigation }: PageVisit,
  { languageOfMarket, hasLanguage }: PageLookups,
): Promise<PageRedirect | undefined> {
  // Don't redirect links on this site: the click may have chosen the default language, and Chromium can send the
  // request before it has stored the choice.
  if (!isHome(url) || comesFromSite) return undefined;
  const { search, market = choice.market } = parsePageUrl(url) ?? { search: '' };
  const firstLanguage = async () =>
    isNavigation ? await languageOfMarket(market) : defaultLanguage;
  const language = choice.language ?? (await firstLanguage());
  if (language === defaultLanguage || !(await hasLanguage(language))) return undefined;
  const headers = { 'cache-control': 'no-store', vary: 'cookie' };
  return { kind: 'redirect', status: 302, to: pathIn(language, '/') + search, headers };
}

/** Temporary, because the owner may switch the language on again. */
async function samePageInEnglish(
  url: string,
  { hasLanguage }: PageLookups,
): Promise<PageRedirect | undefined> {
  const [path = ''] = url.split('?');
  const language = languageOf(path);
  if (language === defaultLanguage || (await hasLanguage(language))) return undefined;
  const to = canonicalPath(pathWithoutLanguage(language, path)) + url.slice(path.length);
  return { kind: 'redirect', status: 302, to, headers: { 'cache-control': 'no-store' } };
}
