import type { Kysely } from 'kysely';
import type { MarketCode } from '#contract/site/market-code.ts';
import { all, isShownIn } from '../../../sql/shown-in-market.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket, marketOfOffer } from '../../site/visitor-market.ts';
import { offeredPromotions } from './live-promotion.ts';
import { offeredPromoCodes } from './offered-promo-code.ts';

type Condition = ReturnType<typeof all>;

const findMarket = {
  exclusive_bonus: (db: Kysely<Database>, id: number, condition: Condition) =>
    offeredPromotions(db, 'exclusive_bonus')
      .select('market_code')
      .where('id', '=', id)
      .where(condition)
      .executeTakeFirst(),
  promo_code: (db: Kysely<Database>, id: number, condition: Condition) =>
    offeredPromoCodes(db)
      .select('market_code')
      .where('id', '=', id)
      .where(condition)
      .executeTakeFirst(),
};

/**
 * Returns the market of an offer if visitors can see it: the visitor's market if the offer applies there, otherwise its
 * own.
 */
export async function findOfferedMarket(
  db: Kysely<Database>,
  table: keyof typeof findMarket,
  id: number,
  visitorMarket: MarketCode | undefined,
): Promise<MarketCode | undefined> {
  const found = await findMarket[table](db, id, all([]));
  if (!found) return undefined;
  const visitor = await findVisitorMarket(db, visitorMarket ?? found.market_code);
  const market = await marketOfOffer(db, found.market_code, visitor);
  const shown = await findMarket[table](db, id, all(isShownIn(table, market)));
  return shown?.market_code;
}
