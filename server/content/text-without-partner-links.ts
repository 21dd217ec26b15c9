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

/** Removes links to partners, but not their text. Other external links, such as to gambling help, are kept. */
export function textWithoutPartnerLinks(text: RichText, isPartnerHost: IsPartnerHost): RichText {
  function leadsToPartner(href: string): boolean {
    // Check absolute URLs too: they may point to this site, and other sites use the same path for partner links.
    const url = parseUrl(href, 'http://site.invalid');
    if (!url) return false;
    return isGoPath(url.pathname) || isPartnerHost(url.hostname);
  }
  const isKept = (mark: Mark) => mark.type !== 'link' || !leadsToPartner(mark.attrs.href);
  return JSON.parse(JSON.stringify(text), (key, value) => {
    if (key !== 'marks') return value;
    const kept = value.filter(isKept);
    return kept.length > 0 ? kept : undefined;
  });
}
