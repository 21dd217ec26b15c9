/** Returns the part of an address that visitors of the old site saw, or undefined on other hosts. */
export function pathOnOldSite(address: string, host: string): string | undefined {
  const base = `https://${host}/`;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isSame = withoutWww(url.host) === withoutWww(host);
  return isSame ? `${url.pathname}${url.search}` : undefined;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Most sites answer with and without `www.`. */
export const hostsOf = (host: string) => [withoutWww(host), `www.${withoutWww(host)}`];

/** Keeps the query. */
export function withoutEndingSlash(path: string): string {
  const query = path.indexOf('?');
  let end = query === -1 ? path.length : query;
  const rest = path.slice(end);
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) + rest;
}
