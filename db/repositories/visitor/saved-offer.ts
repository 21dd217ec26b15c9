import type { ExpressionBuilder, Kysely } from 'kysely';
import { maxSaved, type SavedOffer, savedKinds } from '#contract/visitor/saved-offer.ts';
import type { Database } from '../../tables.ts';

export const existingItems = (db: Kysely<Database>) => ({
  product: db.selectFrom('product').select('id'),
  bonus: db.selectFrom('exclusive_bonus').select('id'),
  'promo-code': db.selectFrom('promo_code').select('id'),
});

/** Matches saved offers that are not among the items. */
export const noneOf =
  (items: ReturnType<typeof existingItems>) =>
  ({ and, eb, or }: ExpressionBuilder<Database, 'saved_offer'>) =>
    or(
      savedKinds.map((kind) => and([eb('kind', '=', kind), eb('item_id', 'not in', items[kind])])),
    );

/** Last saved first. */
export const listSavedOffers = (db: Kysely<Database>, visitorId: string) =>
  db
    .selectFrom('saved_offer')
    .select(['kind', 'item_id as id', 'saved_at'])
    .where('visitor_id', '=', visitorId)
    .orderBy('saved_at', 'desc')
    .orderBy('kind')
    .orderBy('item_id')
    .execute();

/** Expects offers from latest to earliest. Leaves saved offers unchanged, and stores only the latest overall. */
export async function insertSavedOffers(
  db: Kysely<Database>,
  visitorId: string,
  offers: SavedOffer[],
): Promise<void> {
  if (offers.length === 0) return;
  const now = Date.now();
  await db
    .insertInto('saved_offer')
    .values(
      offers.map(({ kind, id }, place) => ({
        visitor_id: visitorId,
        kind,
        item_id: id,
        saved_at: new Date(now - place).toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await deleteOffersOfDeletedItems(db, visitorId);
  const old = (await listSavedOffers(db, visitorId)).slice(maxSaved);
  for (const offer of old) await deleteSavedOffer(db, visitorId, offer);
}

export async function deleteSavedOffer(
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

async function deleteOffersOfDeletedItems(db: Kysely<Database>, visitorId: string): Promise<void> {
  await db
    .deleteFrom('saved_offer')
    .where('visitor_id', '=', visitorId)
    .where(noneOf(existingItems(db)))
    .execute();
}
