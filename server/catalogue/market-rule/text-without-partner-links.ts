import type { Mark, RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { IsPartnerHost } from './partner-host.ts';

/** Decodes the path first, as Fastify does before routing. */
export const decodedPath = (pathname: string) =>
  pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

export const isGoPath = (pathname: string): boolean => decodedPath(pathname).startsWith('/go/');

export const parseLink = (href: string) => parseUrl(href, 'http://site.invalid');

type IsUnlinked = (url: URL) => boolean;

export const leadsTo =
  (isHost: IsPartnerHost): IsUnlinked =>
  ({ hostname }) =>
    isHost(hostname);

/**
 * Checks the paths of absolute URLs too: they may point to this site, and other sites use the same path for partner
 * links.
 */
export const leadsToPartner =
  (isPartnerHost: IsPartnerHost): IsUnlinked =>
  ({ hostname, pathname }) =>
    isGoPath(pathname) || isPartnerHost(hostname);

/** Removes links, but not their text. Other external links, such as to gambling help, are kept. */
export function textWithoutLinks(text: RichText, unlinked: ReadonlySet<string>): RichText {
  const isKept = (mark: Mark) => mark.type !== 'link' || !unlinked.has(mark.attrs.href);
  return JSON.parse(JSON.stringify(text), (key, value) => {
    if (key !== 'marks') return value;
    const kept = value.filter(isKept);
    return kept.length > 0 ? kept : undefined;
  });
}
