import type { Kysely } from 'kysely';
import { parseUrl } from '#contract/parse-url.ts';
import { linksOf } from '#contract/rich-text/read-rich-text.ts';
import type { Mark, RichText } from '#contract/rich-text/rich-text-node.ts';
import { listPartnerHosts } from '../../db/repositories/link/partner-host.ts';
import type { Database } from '../../db/tables.ts';

/** A path of the site has no host. */
const urlOf = (href: string) => parseUrl(href, 'http://localhost');
const hostOf = (href: string) => parseUrl(href)?.hostname ?? '';

/** The words of a link stay. A link to another site, such as one for help with gambling, stays whole. */
export async function textWithoutPartnerLinks(
  db: Kysely<Database>,
  text: RichText,
): Promise<RichText> {
  const hosts = new Set(linksOf(text).map(hostOf));
  hosts.delete('');
  const partners = await listPartnerHosts(db, [...hosts]);
  const leadsToPartner = (href: string) =>
    partners.has(hostOf(href)) || urlOf(href)?.pathname.startsWith('/go/');
  const isLeft = (mark: Mark) => mark.type !== 'link' || !leadsToPartner(mark.attrs.href);
  return JSON.parse(JSON.stringify(text), (key, value) => {
    if (key !== 'marks') return value;
    const left = value.filter(isLeft);
    return left.length > 0 ? left : undefined;
  });
}
