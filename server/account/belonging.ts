/** What a visitor has put aside. It stands outside the change log: nothing of the catalogue moves by it. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { belongings, Shelf } from '#contract/account.ts';
import type { Language, Market } from '#contract/field.ts';
import { mostSaved, type SavedKind } from '#contract/saved-offer.ts';
import { bonusCardsById } from '../../db/repositories/bonus-card.ts';
import { keepCopiedCodes, listCopiedCodes } from '../../db/repositories/copied-code.ts';
import { readProductCards } from '../../db/repositories/product-card.ts';
import { promoCodeCardsById } from '../../db/repositories/promo-code-card.ts';
import { listSavedOffers, saveOffers } from '../../db/repositories/saved-offer.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';

type Shown = { market: Market; lang: Language };

/** Answers all that is saved from now on. */
export const keepBelongings = (
  db: Kysely<Database>,
  visitorId: string,
  { saved, copied }: z.output<typeof belongings>,
) =>
  inTransaction(db, async (trx) => {
    await saveOffers(trx, visitorId, saved);
    await keepCopiedCodes(trx, visitorId, [...new Set(copied)]);
    const all = await listSavedOffers(trx, visitorId);
    if (all.length > mostSaved) {
      throw new AppError('conflict', `More than ${mostSaved} offers cannot be saved.`);
    }
    return { saved: all };
  });

export const readShelf = (db: Kysely<Database>, visitorId: string, shown: Shown): Promise<Shelf> =>
  inSnapshot(db, async (snapshot) => {
    const saved = await listSavedOffers(snapshot, visitorId);
    const copied = await listCopiedCodes(snapshot, visitorId);
    const savedOf = (kind: SavedKind) =>
      saved.flatMap((offer) => (offer.kind === kind ? offer.id : []));
    return {
      products: await readProductCards(snapshot, savedOf('product'), shown.lang),
      bonuses: await bonusCardsById(snapshot, savedOf('bonus'), shown),
      promocodes: await promoCodeCardsById(snapshot, savedOf('promo-code'), shown),
      copied: await promoCodeCardsById(
        snapshot,
        copied.map(({ id }) => id),
        shown,
      ),
    };
  });
