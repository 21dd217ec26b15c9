/**
 * Tags determine the markets in which a document is found. They contain where the partner is open or closed, its
 * licences with their last days, and which terms are filled in. Tags depend only on the document, so documents don't
 * have to be updated when a market changes.
 */
import { type Kysely, sql } from 'kysely';
import { lastValidDay, noEnd } from '#contract/catalogue/fact/valid-licence.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { PartnerFacts } from '#contract/site/shown-in-market.ts';
import type { Database } from '../../../tables.ts';
import { codesIn } from '../fact/product-facts.ts';
import { among, type SearchedIds } from './searched-ids.ts';

export const closedTag = (market: MarketCode) => `closed:${market}`;
export const openTag = (market: MarketCode) => `open:${market}`;
export const licenceTag = (regulator: number, market: MarketCode | null, lastDay: string) =>
  `licence:${regulator}:${market ?? ''}${lastDay === noEnd ? '' : `:${lastDay}`}`;
export const termTag = (field: string) => `term:${field}`;

export const termTags = (filled: string): string[] => codesIn(filled).map(termTag);

/** Reads facts about the partner from a document's tags. */
export const taggedPartner = (tags: readonly string[]): PartnerFacts => ({
  stateIn(market) {
    if (tags.includes(closedTag(market))) return 'closed';
    return tags.includes(openTag(market)) ? 'open' : undefined;
  },
  licences: () => tags.filter((tag) => tag.startsWith('licence:')).map(taggedLicence),
});

function taggedLicence(tag: string) {
  const [, regulator, market, lastDay = noEnd] = tag.split(':');
  return {
    regulator_id: Number(regulator),
    markets: market ? [market] : [],
    state: 'valid' as const,
    valid_until: lastDay,
  };
}

type Owner =
  | { table: 'product'; column: 'id' }
  | { table: 'exclusive_bonus' | 'promo_code'; column: 'product_id' };

/** Lists the tags of the partners behind documents, by the id of the product. */
export async function listPartnerTags(
  db: Kysely<Database>,
  { table, column }: Owner,
  ids: SearchedIds,
): Promise<(productId: number | null) => string[]> {
  const partners = sql<number>`(
    select ${sql.ref(column)} from ${sql.table(table)} where ${among(`${table}.id`, ids)})`;
  const states = await db
    .selectFrom('product_market')
    .select(['product_id', 'market_code', 'state'])
    .where('state', '<>', 'unknown')
    .where(sql<boolean>`product_id in ${partners}`)
    .execute();
  const licences = await db
    .selectFrom('product_licence')
    .select(['product_id', 'regulator_id', 'markets', 'state', 'valid_until'])
    .where(sql<boolean>`product_id in ${partners}`)
    .execute();
  const tags = new Map<number, string[]>();
  const add = (id: number, tag: string) => {
    const known = tags.get(id);
    if (known) known.push(tag);
    else tags.set(id, [tag]);
  };
  for (const { product_id, market_code, state } of states) {
    add(product_id, state === 'closed' ? closedTag(market_code) : openTag(market_code));
  }
  for (const { product_id, regulator_id, markets, ...licence } of licences) {
    const lastDay = lastValidDay(licence);
    if (lastDay === undefined) continue;
    const covered = codesIn(markets);
    for (const market of covered.length === 0 ? [null] : covered) {
      add(product_id, licenceTag(regulator_id, market, lastDay));
    }
  }
  return (productId) => (productId === null ? [] : (tags.get(productId) ?? []));
}
