import { hostOfSite } from '#contract/content/redirect-import.ts';
import { parseUrl } from '#contract/parse-url.ts';

/** A line of a file, as its system means it. The target of a page that is gone is null. */
export type OldLine = { row: number; from: string; to: string | null };
/** A line that can't become a redirect. */
export type LeftLine = { row: number; from: string; reason: string };

export const left = (row: number, from: string, reason: string): LeftLine => ({
  row,
  from,
  reason,
});

const redirecting = ['', '301', '302', '303', '307', '308'];
const gone = ['404', '410'];

/** Reads the columns that Redirection and Yoast have in common. */
export function lineOf(
  row: number,
  { from, to, code }: { from: string; to: string; code: string },
): OldLine | LeftLine {
  if (gone.includes(code)) return { row, from, to: null };
  if (redirecting.includes(code)) return { row, from, to };
  return left(row, from, `Has the status ${code}, which is not a redirect`);
}

/** Removes the host of the previous site. Returns undefined for any other host. */
export function withoutHost(address: string, oldSite: string): string | undefined {
  if (!/^(https?:)?\/\//i.test(address)) return address;
  const url = parseUrl(address, 'https://site.invalid');
  if (!url || oldSite === '' || hostOfSite(url.hostname) !== hostOfSite(oldSite)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Yoast and rules of .htaccess leave out the first slash. */
export const withSlash = (address: string): string =>
  /^(\/|https?:)/i.test(address) ? address : `/${address}`;
