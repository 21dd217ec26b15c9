const site = 'http://site.invalid';

/** Resolves a link as a browser does. A link to another site has no path here. */
export function pathOnSite(link: string): { pathname: string; search: string } | undefined {
  if (!link.startsWith('/') || !URL.canParse(link, site)) return undefined;
  const { origin, pathname, search } = new URL(link, site);
  // `/.//elsewhere.example` is on this site, but its resolved path `//elsewhere.example` would not be.
  return origin === site && !pathname.startsWith('//') ? { pathname, search } : undefined;
}
