/** Which addresses are pages, and which of their parts a page depends on: junk fills no cache. */
export type PageAddress = { path: string; search: string };

const elsewhere = /^\/(api|uploads|assets|go)(\/|$)/;

export function pageAddress(url: string): PageAddress | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (elsewhere.test(path) || path.includes('\\')) return undefined;
  const market = at < 0 ? null : new URLSearchParams(url.slice(at)).get('market');
  return { path, search: market === 'US' || market === 'TR' ? `?market=${market}` : '' };
}

/** One address for one page: no slash at the end, none doubled. */
export const canonicalPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`;

export const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);
