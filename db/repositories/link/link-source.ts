/** The links to partners that the rows of the catalogue hold. A link within the site is none. */
import { type Kysely, sql } from 'kysely';
import type { LinkedKind, LinkPlace } from '#contract/admin/link-state.ts';
import { isHttpUrl } from '#contract/text-rule.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import type { Database } from '../../tables.ts';

export type SourceLink = { entity_id: number; place: LinkPlace; url: string };

const sources: Record<LinkedKind, { table: string; link: string; hasTerms: boolean }> = {
  product: { table: 'product', link: 'ref_link', hasTerms: false },
  banner: { table: 'banner', link: 'link_url', hasTerms: false },
  'exclusive-bonus': { table: 'exclusive_bonus', link: 'link_url', hasTerms: true },
  'promo-code': { table: 'promo_code', link: 'ref_link', hasTerms: true },
};

export async function listIdsAfter(
  db: Kysely<Database>,
  kind: LinkedKind,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(sources[kind].table)} where id > ${after} order by id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function listSourceLinks(
  db: Kysely<Database>,
  kind: LinkedKind,
  ids: readonly number[],
): Promise<SourceLink[]> {
  const { table, link, hasTerms } = sources[kind];
  const { rows } = await sql<{ id: number; link: string | null; terms: string | null }>`
    select id, ${sql.ref(link)} as link, ${hasTerms ? sql.ref('terms') : sql.lit(null)} as terms
    from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  return rows.flatMap(({ id: entity_id, link, terms }) => {
    const urls = { offer: link, terms: readTerms(terms).url };
    return Object.entries(urls).flatMap(([place, url]) =>
      url && isHttpUrl(url) ? { entity_id, place: place as LinkPlace, url } : [],
    );
  });
}
