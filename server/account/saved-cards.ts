import type { Kysely } from 'kysely';
import type { Language, Market } from '#contract/field.ts';
import type { ShelfCards } from '#contract/visitor/account.ts';
import { bonusCardsById } from '../../db/repositories/card/exclusive-bonus-card.ts';
import { readProductCards } from '../../db/repositories/card/product-card.ts';
import { promoCodeCardsById } from '../../db/repositories/card/promo-code-card.ts';
import type { Database } from '../../db/tables.ts';

type Ids = Record<keyof ShelfCards, number[]>;

/** Of what was put aside that which is live in a market. */
export const readShelfCards = async (
  db: Kysely<Database>,
  { products, bonuses, promocodes, copied }: Ids,
  shown: { market: Market; lang: Language },
): Promise<ShelfCards> => ({
  products: await readProductCards(db, products, shown.lang),
  bonuses: await bonusCardsById(db, bonuses, shown),
  promocodes: await promoCodeCardsById(db, promocodes, shown),
  copied: await promoCodeCardsById(db, copied, shown),
});
