import { domainToUnicode } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { parseUrl } from '#contract/parse-url.ts';
import { contains } from '../../sql/contains.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import type { Database } from '../../tables.ts';

/** Every link of an offer is in one of these columns. */
const columns = [
  ['product', 'ref_link'],
  ['banner', 'link_url'],
  ['exclusive_bonus', 'link_url'],
  ['exclusive_bonus', 'terms'],
  ['promo_code', 'ref_link'],
  ['promo_code', 'terms'],
] as const;

/** No more rows that mention a host are looked at. Beyond them the host counts as a partner's. */
const maxRows = 100;

const siteOf = (host: string) => host.replace(/^www\./, '');

const isBelow = (host: string, site: string) => host === site || host.endsWith(`.${site}`);

/** A partner has more hosts than the one in its link: shop.example belongs to www.shop.example and to go.shop.example. */
const isSamePartner = (one: string, other: string) =>
  isBelow(siteOf(one), siteOf(other)) || isBelow(siteOf(other), siteOf(one));

/** What a link to the site, to a host below it or to a domain above it contains. */
function mentionsOf(host: string): string[] {
  const labels = siteOf(host).split('.');
  const sites = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const [site = host] = sites;
  const spellings = (name: string) => new Set([name, domainToUnicode(name)]);
  return [
    ...sites.flatMap((name) =>
      [...spellings(name)].flatMap((spelled) => [
        `//${spelled}`,
        `//www.${spelled}`,
        `@${spelled}`,
      ]),
    ),
    ...[...spellings(site)].map((spelled) => `.${spelled}`),
  ];
}

/** Lists those of the hosts that belong to a partner, by any link or terms of an offer. */
export async function listPartnerHosts(
  db: Kysely<Database>,
  hosts: readonly string[],
): Promise<Set<string>> {
  const partners = new Set<string>();
  for (const host of hosts) {
    for (const [table, column] of columns) {
      if (await isLinkedIn(db, { table, column, host })) {
        partners.add(host);
        break;
      }
    }
  }
  return partners;
}

async function isLinkedIn(
  db: Kysely<Database>,
  { table, column, host }: { table: string; column: string; host: string },
): Promise<boolean> {
  const text = sql<string>`lower(${sql.ref(column)})`;
  const mentions = mentionsOf(host).map((mention) => contains(text, mention));
  const { rows } = await sql<{ text: string }>`
    select distinct ${sql.ref(column)} as text from ${sql.table(table)}
    where ${sql.join(mentions, sql` or `)} limit ${maxRows}`.execute(db);
  const urlOf = (value: string) => (column === 'terms' ? readTerms(value).url : value);
  const isPartners = (value: string) => {
    const linked = parseUrl(urlOf(value) ?? '')?.hostname;
    return linked !== undefined && isSamePartner(host, linked);
  };
  return rows.length === maxRows || rows.some((row) => isPartners(row.text));
}
