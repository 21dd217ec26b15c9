/** Saved offers and copied codes are not in the change log, because they don't change the catalogue. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { SavedItems, savedItemsDraft } from '#contract/visitor/account.ts';
import type { SavedKind, SavedOffer } from '#contract/visitor/saved-offer.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listNames, type NamedKind } from '../../../db/repositories/catalogue/entity-name.ts';
import {
  insertCopiedCodes,
  listCopiedCodes,
} from '../../../db/repositories/visitor/copied-code.ts';
import {
  insertSavedOffers,
  listSavedOffers,
} from '../../../db/repositories/visitor/saved-offer.ts';
import { countUnavailableOffers } from '../../../db/repositories/visitor/unavailable-offer.ts';
import { findVisitor } from '../../../db/repositories/visitor/visitor.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ShownTo } from '../../catalogue/market-rule/shown-card.ts';
import { signInFirst } from '../../errors.ts';
import { listCardsOfIds, type ShownIn } from './saved-item-cards.ts';

/** Returns all saved offers, including earlier ones. */
export const insertSavedItems = (
  db: Kysely<Database>,
  visitorId: string,
  { saved, copied }: z.output<typeof savedItemsDraft>,
) =>
  inTransaction(db, async (trx) => {
    // The account may have been deleted since the request was checked.
    if (!(await findVisitor(trx, visitorId))) throw signInFirst();
    await insertSavedOffers(trx, visitorId, saved);
    await insertCopiedCodes(trx, visitorId, [...new Set(copied)]);
    return { saved: await listSavedOffers(trx, visitorId) };
  });

const entityOf: Record<SavedKind, NamedKind> = {
  product: 'product',
  bonus: 'exclusive-bonus',
  'promo-code': 'promo-code',
};

/**
 * Lists saved items with their names for the visitor's download, as ids would be meaningless to people. Leaves out the
 * names of offers that the visitor's market or break hides. The name of a code is the code itself.
 */
export const listNamedSavedItems = (
  db: Kysely<Database>,
  visitorId: string,
  { effects: { bonuses, promo_codes }, isOnBreak }: Omit<ShownTo, 'asked'>,
) =>
  inSnapshot(db, async (snapshot) => {
    const saved = await listSavedOffers(snapshot, visitorId);
    const copied = await listCopiedCodes(snapshot, visitorId);
    const namesIn = async (kind: SavedKind, ids: number[]) => {
      const names = await listNames(snapshot, entityOf[kind], ids);
      return new Map(names.map(({ id, name }) => [id, name]));
    };
    const names = {
      product: await namesIn('product', idsOf(saved, 'product')),
      bonus: await namesIn('bonus', isOnBreak || bonuses === 'hide' ? [] : idsOf(saved, 'bonus')),
      'promo-code': await namesIn(
        'promo-code',
        promo_codes === 'show' && !isOnBreak
          ? [...idsOf(saved, 'promo-code'), ...copied.map(({ id }) => id)]
          : [],
      ),
    };
    const name = (kind: SavedKind, id: number) => names[kind].get(id) ?? null;
    return {
      saved_offers: saved.map((offer) => ({ ...offer, name: name(offer.kind, offer.id) })),
      copied_codes: copied.map((code) => ({ ...code, name: name('promo-code', code.id) })),
    };
  });

const idsOf = (saved: readonly SavedOffer[], kind: SavedKind) =>
  saved.flatMap((offer) => (offer.kind === kind ? offer.id : []));

export const listSavedItemCards = (
  db: Kysely<Database>,
  visitorId: string,
  shown: ShownIn,
): Promise<SavedItems> =>
  inSnapshot(db, async (snapshot) => {
    const saved = await listSavedOffers(snapshot, visitorId);
    const copied = await listCopiedCodes(snapshot, visitorId);
    const ids = {
      products: idsOf(saved, 'product'),
      bonuses: idsOf(saved, 'bonus'),
      promocodes: idsOf(saved, 'promo-code'),
      copied: copied.map(({ id }) => id),
    };
    return {
      ...(await listCardsOfIds(snapshot, ids, shown)),
      unavailable: await countUnavailableOffers(snapshot, visitorId),
    };
  });
