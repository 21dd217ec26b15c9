/** Which addresses are pages, and which of their parts a page depends on: junk fills no cache. */
import type { Market } from '#contract/field.ts';

/** The search is empty, or names the market and with it overrules what the visitor chose before. */
export type PageAddress = { path: string; search: string; market: Market | undefined };

const elsewhere = /^\/(api|uploads|assets|go)(\/|$)/;

export function pageAddress(url: string): PageAddress | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (elsewhere.test(path) || path.includes('\\')) return undefined;
  const market = at < 0 ? null : new URLSearchParams(url.slice(at)).get('market');
  return market === 'US' || market === 'TR'
    ? { path, search: `?market=${market}`, market }
    : { path, search: '', market: undefined };
}

/** What a page is kept under: what a visitor chose counts where the address leaves it open. */
export const pageKey = (address: string, chosen: Market): string =>
  chosen === 'US' || address.includes('?') ? address : `${chosen} ${address}`;

/** One address for one page: no slash at the end, none doubled. */
export const canonicalPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`;

export const isHome = (url: string) => url === '/' || url.startsWith('/?');

export const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);
