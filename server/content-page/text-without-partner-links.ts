import { parseUrl } from '#contract/parse-url.ts';
import type { Mark, RichText } from '#contract/rich-text/rich-text-node.ts';
import type { IsPartnerHost } from '../catalogue/partner-host.ts';

/** The words of a link stay. A link to another site, such as one for help with gambling, stays whole. */
export function textWithoutPartnerLinks(text: RichText, isPartnerHost: IsPartnerHost): RichText {
  function leadsToPartner(href: string): boolean {
    // A path of the site has no host.
    const host = parseUrl(href)?.hostname;
    if (host) return isPartnerHost(host);
    return parseUrl(href, 'http://localhost')?.pathname.startsWith('/go/') ?? false;
  }
  const isLeft = (mark: Mark) => mark.type !== 'link' || !leadsToPartner(mark.attrs.href);
  return JSON.parse(JSON.stringify(text), (key, value) => {
    if (key !== 'marks') return value;
    const left = value.filter(isLeft);
    return left.length > 0 ? left : undefined;
  });
}
