import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SavedItemCards } from '#contract/visitor/account.ts';
import { listExclusiveBonusCardsById } from '../../../db/repositories/catalogue/card/exclusive-bonus-card.ts';
import { listProductCardsById } from '../../../db/repositories/catalogue/card/product-card.ts';
import { listPromoCodeCardsById } from '../../../db/repositories/catalogue/card/promo-code-card.ts';
import type { Database } from '../../../db/tables.ts';
import { savedCardsInMarket } from '../../catalogue/market-rule/in-market.ts';
import { type CostInput, requestedCost } from '../../catalogue/market-rule/requested-cost.ts';
import type { ShownTo } from '../../catalogue/market-rule/shown-card.ts';
import type { Asker } from '../../catalogue/read/read-call.ts';

export type ShownIn = { market: MarketCode; lang: Language } & ShownTo;

export const shownIn = (
  market: MarketCard,
  query: CostInput & { lang: Language },
  { isOnBreak }: Asker,
): ShownIn => ({
  market: market.code,
  lang: query.lang,
  effects: market.effects,
  isOnBreak,
  asked: requestedCost(market, query),
});

type Ids = Record<keyof SavedItemCards, number[]>;

/** Returns cards only for items that are live in the market. */
export async function listCardsOfIds(
  db: Kysely<Database>,
  { products, bonuses, promocodes, copied }: Ids,
  shown: ShownIn,
): Promise<SavedItemCards> {
  const cards = {
    products: await listProductCardsById(db, products, shown),
    bonuses: await listExclusiveBonusCardsById(db, bonuses, shown),
    promocodes: await listPromoCodeCardsById(db, promocodes, shown),
    copied: await listPromoCodeCardsById(db, copied, shown),
  };
  return savedCardsInMarket(cards, shown);
}
