/** Which addresses are pages, and which of their parts a page depends on: junk fills no cache. */
import { addressIn } from '#contract/address.ts';
import { languages, type Market } from '#contract/field.ts';

/**
 * The search is empty, or names the market and with it overrules what the visitor chose before; on
 * the page of the search it says what is searched for.
 */
export type PageAddress = { path: string; search: string; market: Market | undefined };

export const elsewhere = /^\/(api|uploads|assets|go)(\/|$)/;

export function pageAddress(url: string): PageAddress | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (elsewhere.test(path) || path.includes('\\')) return undefined;
  const asked = new URLSearchParams(at < 0 ? '' : url.slice(at));
  const [market, query] = [asked.get('market'), asked.get('q')];
  const kept = new URLSearchParams();
  const named = market === 'US' || market === 'TR' ? market : undefined;
  if (named) kept.set('market', named);
  if (query && isSearch(path)) kept.set('q', query);
  return { path, search: kept.size > 0 ? `?${kept}` : '', market: named };
}

/** What a page is kept under: what a visitor chose counts where the address leaves it open. */
export const pageKey = (address: string, chosen: Market): string =>
  chosen === 'US' || address.includes('?') ? address : `${chosen} ${address}`;

/** One address for one page: no slash at the end, none doubled. */
export const canonicalPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`;

/** Those that are only read: so that a wrong method at one of them is told from a wrong address. */
export const readPages = languages.flatMap((language) =>
  [
    '/',
    '/casino',
    '/casino/:id',
    '/product/:id',
    '/bets',
    '/bonuses',
    '/promocodes',
    '/support',
    '/about',
  ].map((path) => addressIn(language, path)),
);

export const isHome = (url: string) => url === '/' || url.startsWith('/?');

/** As many pages as there are texts: none of them is kept. */
export const isSearch = (path: string) => /^(\/tr)?\/search\/?$/.test(path);

/** Kept by no cache, though there is nothing of a visitor in them either: who is there fills them in. */
export const isPersonal = (path: string) => /^(\/tr)?\/(signin|account)(\/|$)/.test(path);

export const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);

/**
 * An address of a page that cannot be decoded, spelled so that it can: a browser is shown that nothing is
 * there, while other clients are told what is wrong with it.
 */
export function legibleAddress(url: string, accepted = ''): string {
  if (!/^\/.*[%\\]/.test(url) || !accepted.includes('text/html')) return url;
  const [path = '', ...query] = url.split('?');
  if (elsewhere.test(path) || isLegible(path)) return url;
  return [path.replaceAll('%', '%25').replaceAll('\\', '%5C'), ...query].join('?');
}

function isLegible(path: string): boolean {
  try {
    decodeURI(path);
    return !path.includes('\\');
  } catch {
    return false;
  }
}
