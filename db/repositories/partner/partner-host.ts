import { type Kysely, type RawBuilder, sql } from 'kysely';
import { parseUrl } from '#contract/parse-url.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import { isLinkedPartner } from '../../sql/shown-in-market.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';
import { findVisitorMarket } from '../site/visitor-market.ts';

/** Rows are read in the order of `key`. Several rows may have the same one. */
type Column = {
  table: string;
  column: string;
  key: 'id' | 'product_id';
  /** The column with the id of the partner. */
  partner: 'id' | 'product_id';
  linkIn: (value: string) => string | null;
};

const link = (table: string, column: string, key: Column['key'] = 'id'): Column => ({
  table,
  column,
  key,
  partner: table === 'product' ? 'id' : 'product_id',
  linkIn: (value) => value,
});
const terms = (table: string): Column => ({
  table,
  column: 'terms',
  key: 'id',
  partner: 'product_id',
  linkIn: (value) => readTerms(value).url,
});

/** All columns that contain links of offers. */
const columns = [
  link('product', 'ref_link'),
  link('product_market', 'ref_link', 'product_id'),
  link('banner', 'link_url'),
  link('exclusive_bonus', 'link_url'),
  link('promo_code', 'ref_link'),
  terms('exclusive_bonus'),
  terms('promo_code'),
];

const keysPerBatch = 1_000;

type Condition = (partner: string) => RawBuilder<boolean>;

/** Lists the hosts of all offers' links, including those to their terms. */
export const listPartnerHosts = (db: Kysely<Database>): Promise<string[]> =>
  listHosts(db, () => sql<boolean>`1 = 1`);

/**
 * Lists the hosts of partners that a market doesn't show or that are closed there. Leaves out hosts shared with other
 * partners.
 */
export async function listHiddenPartnerHosts(
  db: Kysely<Database>,
  { market }: { market: MarketCode },
): Promise<string[]> {
  const place = await findVisitorMarket(db, market);
  const isLinked: Condition = (partner) => isLinkedPartner(place, partner);
  const hidden = await listHosts(db, (partner) => sql<boolean>`not (${isLinked(partner)})`);
  if (hidden.length === 0) return [];
  const linked = new Set(await listHosts(db, isLinked));
  return hidden.filter((host) => !linked.has(host));
}

async function listHosts(db: Kysely<Database>, condition: Condition): Promise<string[]> {
  const hosts = new Set<string>();
  const yieldTurn = timeSlices();
  for (const { table, column, key, partner, linkIn } of columns) {
    const from = sql`from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${condition(partner)}`;
    const id = sql.ref(key);
    for (let after = 0; ; ) {
      const { rows } = await sql<{ last: number | null }>`
        select max(id) as last from (
          select distinct ${id} as id ${from} and ${id} > ${after} order by ${id} limit ${keysPerBatch}
        ) as batch`.execute(db);
      const last = rows[0]?.last ?? null;
      if (last === null) break;
      const found = await sql<{ value: string }>`
        select ${sql.ref(column)} as value ${from} and ${id} > ${after} and ${id} <= ${last}
      `.execute(db);
      for (const { value } of found.rows) {
        const host = parseUrl(linkIn(value) ?? '')?.hostname;
        if (host) hosts.add(host);
        await yieldTurn();
      }
      after = last;
    }
  }
  return [...hosts].sort();
}
