import type { Kysely } from 'kysely';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { offeredPromotions } from '../catalogue/card/live-promotion.ts';
import { offeredPromoCodes } from '../catalogue/card/offered-promo-code.ts';
import { existingItems, noneOf } from './saved-offer.ts';

/** Offers that are live in any active market. */
function available(db: Kysely<Database>) {
  const markets = db.selectFrom('market').select('code').where('is_active', '=', 1);
  return {
    ...existingItems(db),
    bonus: offeredPromotions(db, 'exclusive_bonus')
      .where('market_code', 'in', markets)
      .select('id'),
    'promo-code': offeredPromoCodes(db).where('market_code', 'in', markets).select('id'),
  };
}

export const countUnavailableOffers = (db: Kysely<Database>, visitorId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('saved_offer')
      .where('visitor_id', '=', visitorId)
      .where(noneOf(available(db))),
  );

export async function deleteUnavailableOffers(
  db: Kysely<Database>,
  visitorId: string,
): Promise<void> {
  await db
    .deleteFrom('saved_offer')
    .where('visitor_id', '=', visitorId)
    .where(noneOf(available(db)))
    .execute();
}
