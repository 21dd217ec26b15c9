/** Reads external links from rows. Ignores links within the site. */
import { type Kysely, sql } from 'kysely';
import { linksOf } from '#contract/content/rich-text/read-rich-text.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { LinkedKind, OfferPlace } from '#contract/partner/link-state.ts';
import { isHttpUrl } from '#contract/text-rule.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import type { StoredPlace } from '../../tables/partner.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';

export type SourceLink = { entity_id: number; place: StoredPlace; url: string };

/** The site's host, if SITE_URL is set. */
export type OwnHost = string | undefined;

type Source = {
  table: string;
  listLinks: (
    db: Kysely<Database>,
    ids: readonly number[],
    ownHost: OwnHost,
  ) => Promise<SourceLink[]>;
};

const offer = (table: string, link: string, { hasTerms }: { hasTerms: boolean }): Source => ({
  table,
  async listLinks(db, ids) {
    const { rows } = await sql<{ id: number; link: string | null; terms: string | null }>`
      select id, ${sql.ref(link)} as link, ${hasTerms ? sql.ref('terms') : sql.lit(null)} as terms
      from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
    return rows.flatMap(({ id: entity_id, link, terms }) => {
      const urls = { offer: link, terms: readTerms(terms).url };
      return Object.entries(urls).flatMap(([place, url]) =>
        url && isHttpUrl(url) ? { entity_id, place: place as OfferPlace, url } : [],
      );
    });
  },
});

/** Limited, because a page can contain thousands of links. */
const maxLinksPerPage = 100;

/** Reads one page at a time, because pages may be long. */
async function listLinksOfPages(
  db: Kysely<Database>,
  ids: readonly number[],
  ownHost: OwnHost,
): Promise<SourceLink[]> {
  const links: SourceLink[] = [];
  const yieldTurn = timeSlices();
  for (const entity_id of ids) {
    const texts = await db
      .selectFrom('content_page_translation')
      .select(['lang', 'body'])
      .where('content_page_id', '=', entity_id)
      .where('body', 'is not', null)
      .execute();
    for (const { lang, body } of texts) {
      await yieldTurn();
      const text: RichText = JSON.parse(body ?? '');
      const urls = linksOf(text).filter(
        (href) => isHttpUrl(href) && parseUrl(href)?.hostname !== ownHost,
      );
      for (const [index, url] of urls.slice(0, maxLinksPerPage).entries()) {
        links.push({ entity_id, place: `${lang} ${index + 1}`, url });
      }
    }
  }
  return links;
}

/** The link for all markets, and those for individual markets. */
const product: Source = {
  table: 'product',
  async listLinks(db, ids) {
    const inMarkets = await db
      .selectFrom('product_market')
      .select(['product_id', 'ref_link', 'market_code'])
      .where('product_id', 'in', ids)
      .where('ref_link', 'is not', null)
      .orderBy('place')
      .execute();
    return [
      ...(await offer('product', 'ref_link', { hasTerms: false }).listLinks(db, ids, undefined)),
      ...inMarkets.map(({ product_id, ref_link, market_code }) => ({
        entity_id: product_id,
        place: `market ${market_code}` as const,
        url: ref_link ?? '',
      })),
    ];
  },
};

const sources: Record<LinkedKind, Source> = {
  product,
  banner: offer('banner', 'link_url', { hasTerms: false }),
  'exclusive-bonus': offer('exclusive_bonus', 'link_url', { hasTerms: true }),
  'promo-code': offer('promo_code', 'ref_link', { hasTerms: true }),
  'content-page': { table: 'content_page', listLinks: listLinksOfPages },
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

export const listSourceLinks = (
  db: Kysely<Database>,
  kind: LinkedKind,
  ids: readonly number[],
  ownHost: OwnHost,
): Promise<SourceLink[]> => sources[kind].listLinks(db, ids, ownHost);
