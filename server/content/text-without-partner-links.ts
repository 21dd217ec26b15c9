import type { Mark, RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { IsPartnerHost } from '../partner/partner-host.ts';

/** Decodes the path first, as Fastify does before routing. */
export function isGoPath(pathname: string): boolean {
  const plain = pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return plain.startsWith('/go/');
}

type IsUnlinked = (url: URL) => boolean;

export const leadsTo =
  (isHost: IsPartnerHost): IsUnlinked =>
  ({ hostname }) =>
    isHost(hostname);

/** Checks the paths of absolute URLs too: they may point to this site, and other sites use the same path for partner links. */
export const leadsToPartner =
  (isPartnerHost: IsPartnerHost): IsUnlinked =>
  ({ hostname, pathname }) =>
    isGoPath(pathname) || isPartnerHost(hostname);

/** Removes links, but not their text. Other external links, such as to gambling help, are kept. */
export function textWithoutLinks(text: RichText, isUnlinked: IsUnlinked): RichText {
  const isKept = (mark: Mark) => {
    if (mark.type !== 'link') return true;
    const url = parseUrl(mark.attrs.href, 'http://site.invalid');
    return !url || !isUnlinked(url);
  };
  return JSON.parse(JSON.stringify(text), (key, value) => {
    if (key !== 'marks') return value;
    const kept = value.filter(isKept);
    return kept.length > 0 ? kept : undefined;
  });
}
