import { type Kysely, sql } from 'kysely';
import { parseUrl } from '#contract/parse-url.ts';
import { contains } from '../../sql/contains.ts';
import type { Database } from '../../tables.ts';

/** Each link of an offer stands in one of these. */
const columns = [
  ['product', 'ref_link'],
  ['banner', 'link_url'],
  ['exclusive_bonus', 'link_url'],
  ['promo_code', 'ref_link'],
] as const;

/** More links that only begin with the name of a host are not looked through. */
const maxLinks = 100;

/** Lists those of the hosts that a link of an offer leads to. */
export async function listPartnerHosts(
  db: Kysely<Database>,
  hosts: readonly string[],
): Promise<Set<string>> {
  const partners = new Set<string>();
  for (const host of hosts) {
    for (const [table, column] of columns) {
      if (partners.has(host)) break;
      const { rows } = await sql<{ link: string }>`
        select distinct ${sql.ref(column)} as link from ${sql.table(table)}
        where ${contains(sql<string>`lower(${sql.ref(column)})`, `//${host}`)} limit ${maxLinks}`.execute(
        db,
      );
      if (rows.some(({ link }) => parseUrl(link)?.hostname === host)) partners.add(host);
    }
  }
  return partners;
}
