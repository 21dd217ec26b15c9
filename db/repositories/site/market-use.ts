import { type Kysely, sql } from 'kysely';
import type { MarketUses } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../tables.ts';

const usedIn = {
  banners: 'banner',
  bonuses: 'exclusive_bonus',
  promo_codes: 'promo_code',
  top_list_entries: 'top_list_entry',
} as const satisfies Record<Exclude<keyof MarketUses, 'products'>, keyof Database>;

export async function countUses(db: Kysely<Database>): Promise<(code: MarketCode) => MarketUses> {
  const counted = new Map<string, number>();
  for (const [use, table] of Object.entries(usedIn)) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['market_code', fn.countAll<number>().as('count')])
      .groupBy('market_code')
      .execute();
    for (const { market_code, count } of rows) counted.set(`${use} ${market_code}`, Number(count));
  }
  const partners = await countPartners(db);
  const count = (code: MarketCode, use: keyof MarketUses) => counted.get(`${use} ${code}`) ?? 0;
  return (code) => ({
    banners: count(code, 'banners'),
    bonuses: count(code, 'bonuses'),
    promo_codes: count(code, 'promo_codes'),
    top_list_entries: count(code, 'top_list_entries'),
    products: partners.get(code) ?? 0,
  });
}

export const countUsesOf = async (db: Kysely<Database>, code: MarketCode): Promise<MarketUses> =>
  (await countUses(db))(code);

/** Counts the partners that refer to a market, in its own tab or in a payment. */
async function countPartners(db: Kysely<Database>): Promise<Map<MarketCode, number>> {
  const { rows } = await sql<{ market_code: MarketCode; count: number }>`
    select market_code, count(*) as count from (
      select market_code, product_id from product_market where availability is not null
      union select market_code, product_id from product_payment where market_code is not null
    ) as named group by market_code`.execute(db);
  return new Map(rows.map(({ market_code, count }) => [market_code, Number(count)]));
}
