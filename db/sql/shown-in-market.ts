/**
 * Selects the rows that visitors of a market can see: partners that are open and licensed there, and offers with the
 * required terms. Rows with unknown required values are hidden.
 */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { codesOf, type VisitorMarket } from '../repositories/site/visitor-market.ts';
import type { Database } from '../tables.ts';
import { countRows } from './list-rows.ts';
import { isLicenceValid } from './valid-licence.ts';

type Condition = RawBuilder<boolean>;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** A region follows its country unless the partner's availability is set for the region itself. */
const closedProducts = ({ code, parent }: VisitorMarket) => {
  const closedIn = sql`
    select product_id from product_market where market_code = ${code} and state = 'closed'`;
  if (parent === null) return closedIn;
  return sql`${closedIn}
    union all
    select product_id from product_market as inherited
    where market_code = ${parent} and state = 'closed' and not exists (
      select 1 from product_market as own
      where own.product_id = inherited.product_id and own.market_code = ${code}
        and own.state <> 'unknown')`;
};

const licensedProducts = (market: VisitorMarket) => {
  const covered = codesOf(market).map((code) => sql`markets like ${`% ${code} %`}`);
  return sql`
    select product_id from product_licence
    where regulator_id in (${sql.join(market.requiredLicences)})
      and ${isLicenceValid(market.today)}
      and (markets = '' or ${sql.join(covered, sql` or `)})`;
};

/** For a column that contains the id of a product. */
export const isLicensedIn = (market: VisitorMarket, column: string): Condition[] =>
  market.requiredLicences.length === 0
    ? []
    : [sql<boolean>`${sql.ref(column)} in (${licensedProducts(market)})`];

export type OfferTable = 'promo_code' | 'exclusive_bonus' | 'banner' | 'top_list_entry';

const closedOffers = (market: VisitorMarket, table: OfferTable) => sql`
  select id from ${sql.table(table)} where product_id in (${closedProducts(market)})`;

/** Compares ids, which are in every index, so that long lists don't read the row of each offer. */
const isOpenIn = (market: VisitorMarket, table: OfferTable): Condition =>
  sql<boolean>`${sql.ref(`${table}.id`)} not in (${closedOffers(market, table)})`;

/** Sending more ids would take longer than selecting them again. */
const maxSentIds = 1_000;

/**
 * Splits live offers into those of open and those of closed partners. Few partners are closed, so the list and its
 * total share the ids to leave out, because few indexes contain the partner.
 */
export async function withoutClosed<Table extends OfferTable>(
  live: SelectQueryBuilder<Database, Table, unknown>,
  market: VisitorMarket,
  table: OfferTable,
) {
  const id = sql.ref(`${table}.id`);
  const closed = await live
    .where(sql<boolean>`product_id in (${closedProducts(market)})`)
    .select(sql<number>`${id}`.as('id'))
    .limit(maxSentIds + 1)
    .execute();
  if (closed.length > maxSentIds) {
    const open = live.where(isOpenIn(market, table));
    return { open, count: () => countRows(open) };
  }
  const left = closed.map((row) => row.id);
  const open = left.length > 0 ? live.where(sql<boolean>`${id} not in (${sql.join(left)})`) : live;
  return { open, count: async () => (await countRows(live)) - left.length };
}

const isOfMarket = (market: VisitorMarket): Condition =>
  sql<boolean>`market_code in (${sql.join(codesOf(market))})`;

/** For a column that contains the id of a partner. Without a partner, no licence is held. */
export const isLinkedPartner = (market: VisitorMarket, column: string): Condition => {
  const id = sql.ref(column);
  const isOpen = sql<boolean>`(${id} is null or ${id} not in (${closedProducts(market)}))`;
  const isLicensed = isLicensedIn(market, column).map(
    (licensed) => sql<boolean>`(${id} is not null and ${licensed})`,
  );
  return all([isOpen, ...isLicensed]);
};

/** For lists of products by category. */
export const isPartnerOpenIn = (market: VisitorMarket): Condition =>
  sql<boolean>`product_id not in (${closedProducts(market)})`;

/** For lists of products. */
export const isClosedIn = (market: VisitorMarket): Condition =>
  sql<boolean>`product.id in (${closedProducts(market)})`;

/** A closed partner doesn't need a link. */
export const hasNoLinkIn = (market: VisitorMarket): Condition => sql<boolean>`
  product.ref_link is null and not (${isClosedIn(market)}) and product.id not in (
    select product_id from product_market
    where market_code in (${sql.join(codesOf(market))}) and ref_link is not null)`;

/** If a market requires licences, a banner without a partner may only link to pages of the site. */
const bannersAllowedIn = (market: VisitorMarket): Condition[] =>
  isLicensedIn(market, 'product_id').map(
    (isLicensed) => sql<boolean>`(${isLicensed} or (
      product_id is null and (link_url is null or link_url like '/%')))`,
  );

/** For bonuses and promo codes. */
const offersAllowedIn = (market: VisitorMarket): Condition[] => [
  ...isLicensedIn(market, 'product_id'),
  ...(market.maxWagering === null ? [] : [sql<boolean>`wagering <= ${market.maxWagering}`]),
  ...market.requiredTerms.map((name) => sql<boolean>`filled_terms like ${`% ${name} %`}`),
];

const allowedIn: Record<OfferTable, (market: VisitorMarket) => Condition[]> = {
  banner: bannersAllowedIn,
  exclusive_bonus: offersAllowedIn,
  promo_code: offersAllowedIn,
  top_list_entry: (market) => isLicensedIn(market, 'product_id'),
};

/** Includes closed partners. */
export const rowsOf = (table: OfferTable, market: VisitorMarket): Condition[] => [
  isOfMarket(market),
  ...allowedIn[table](market),
];

export const isShownIn = (table: OfferTable, market: VisitorMarket): Condition[] => [
  ...rowsOf(table, market),
  isOpenIn(market, table),
];

/** For a row of any market. The laws of the visitor's market apply to it too. */
export const isAllowedIn = (table: OfferTable, visitor: VisitorMarket): Condition[] => [
  ...allowedIn[table](visitor),
  isOpenIn(visitor, table),
];
