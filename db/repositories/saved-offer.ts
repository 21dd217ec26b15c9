import type { Kysely } from 'kysely';
import type { SavedOffer } from '#contract/saved-offer.ts';
import type { Database } from '../tables.ts';

/** The one saved last comes first. */
export const listSavedOffers = (db: Kysely<Database>, visitorId: string): Promise<SavedOffer[]> =>
  db
    .selectFrom('saved_offer')
    .select(['kind', 'item_id as id'])
    .where('visitor_id', '=', visitorId)
    .orderBy('saved_at', 'desc')
    .orderBy('kind')
    .orderBy('item_id')
    .execute();

/** What is saved already stays as it was. */
export async function saveOffers(
  db: Kysely<Database>,
  visitorId: string,
  offers: SavedOffer[],
): Promise<void> {
  if (offers.length === 0) return;
  await db
    .insertInto('saved_offer')
    .values(offers.map(({ kind, id }) => ({ visitor_id: visitorId, kind, item_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSavedOffer(
  db: Kysely<Database>,
  visitorId: string,
  { kind, id }: SavedOffer,
): Promise<void> {
  await db
    .deleteFrom('saved_offer')
    .where('visitor_id', '=', visitorId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
}
