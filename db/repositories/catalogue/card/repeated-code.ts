import { type Kysely, sql } from 'kysely';
import { all, isAllowedIn } from '../../../sql/shown-in-market.ts';
import type { Database } from '../../../tables.ts';
import type { VisitorMarket } from '../../site/visitor-market.ts';
import { offeredPromoCodes } from './offered-promo-code.ts';

/** The codes of a region's country that the region also has itself, for the same partner. */
export const repeatedCodes = (db: Kysely<Database>, place: VisitorMarket) =>
  db
    .selectFrom(
      offeredPromoCodes(db)
        .where('market_code', '=', place.code)
        .where(all(isAllowedIn('promo_code', place)))
        .select(['code_key', 'product_id'])
        .as('own'),
    )
    .innerJoin('promo_code as country', (join) =>
      join
        .onRef('country.code_key', '=', 'own.code_key')
        .on('country.market_code', '=', place.parent)
        .on(sql<boolean>`coalesce(country.product_id, 0) = coalesce(own.product_id, 0)`),
    )
    .select('country.id');

export async function listRepeatedCodes(
  db: Kysely<Database>,
  place: VisitorMarket,
): Promise<number[]> {
  if (place.parent === null) return [];
  return (await repeatedCodes(db, place).execute()).map(({ id }) => id);
}
