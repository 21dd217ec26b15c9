import type { Kysely } from 'kysely';
import type { MarketUses } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../tables.ts';

const usedIn = {
  banners: 'banner',
  bonuses: 'exclusive_bonus',
  promo_codes: 'promo_code',
  top_list_entries: 'top_list_entry',
  products: 'product_market',
} as const satisfies Record<keyof MarketUses, keyof Database>;

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
  const count = (code: MarketCode, use: keyof MarketUses) => counted.get(`${use} ${code}`) ?? 0;
  return (code) => ({
    banners: count(code, 'banners'),
    bonuses: count(code, 'bonuses'),
    promo_codes: count(code, 'promo_codes'),
    top_list_entries: count(code, 'top_list_entries'),
    products: count(code, 'products'),
  });
}

export const countUsesOf = async (db: Kysely<Database>, code: MarketCode): Promise<MarketUses> =>
  (await countUses(db))(code);
