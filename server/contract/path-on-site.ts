const site = 'http://site.invalid';

/** The path that a link leads to, resolved as a browser resolves it: none when it leads to another site. */
export function pathOnSite(link: string): { pathname: string; search: string } | undefined {
  if (!link.startsWith('/') || !URL.canParse(link, site)) return undefined;
  const { origin, pathname, search } = new URL(link, site);
  // `/.//elsewhere.example` is on this site, and its path alone is not.
  return origin === site && !pathname.startsWith('//') ? { pathname, search } : undefined;
}
