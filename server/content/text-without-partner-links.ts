import type { Mark, RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { IsPartnerHost } from '../partner/partner-host.ts';

/** Fastify decodes a path before it looks for the route. */
function isGoPath(pathname: string): boolean {
  const plain = pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return plain.startsWith('/go/');
}

/** The words of a link stay. A link to another site, such as one for help with gambling, stays whole. */
export function textWithoutPartnerLinks(text: RichText, isPartnerHost: IsPartnerHost): RichText {
  function leadsToPartner(href: string): boolean {
    // The site itself may be named, and other sites lead to partners by the same path.
    const url = parseUrl(href, 'http://site.invalid');
    if (!url) return false;
    return isGoPath(url.pathname) || isPartnerHost(url.hostname);
  }
  const isLeft = (mark: Mark) => mark.type !== 'link' || !leadsToPartner(mark.attrs.href);
  return JSON.parse(JSON.stringify(text), (key, value) => {
    if (key !== 'marks') return value;
    const left = value.filter(isLeft);
    return left.length > 0 ? left : undefined;
  });
}
