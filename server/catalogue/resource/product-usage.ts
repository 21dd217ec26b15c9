/**
 * Deleting a product also deletes its top list entries, and removes it from its banners, bonuses and codes. The change
 * log records them all with the deletion, so that restoring the product restores them too.
 */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import { findLatestState } from '../../../db/repositories/catalogue/change.ts';
import {
  findProductUses,
  listIdsWithoutProduct,
} from '../../../db/repositories/catalogue/product-use.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { bannerResource } from './banner.ts';
import { exclusiveBonusResource } from './exclusive-bonus.ts';
import { promoCodeResource } from './promo-code.ts';
import { topListEntryResource } from './top-list-entry.ts';

type InTransaction = Writer & { db: Transaction<Database> };

const ids = z.array(z.int()).default([]);
const uses = z.object({
  top_list_entries: ids,
  banners: ids,
  exclusive_bonuses: ids,
  promocodes: ids,
});
type Uses = z.output<typeof uses>;

const deletion = z.object({ uses: uses.prefault({}) });

export const usesIn = (snapshot: unknown): Uses => deletion.parse(snapshot).uses;

export async function findUses(db: Transaction<Database>, id: number): Promise<Uses> {
  const { topListEntries, banners, exclusiveBonuses, promoCodes } = await findProductUses(db, id);
  return {
    top_list_entries: topListEntries,
    banners,
    exclusive_bonuses: exclusiveBonuses,
    promocodes: promoCodes,
  };
}

export async function recordWithoutProduct({ db, actor }: InTransaction, uses: Uses) {
  for (const id of uses.banners) await bannerResource.record(db, actor, 'update', id);
  for (const id of uses.exclusive_bonuses) {
    await exclusiveBonusResource.record(db, actor, 'update', id);
  }
  for (const id of uses.promocodes) await promoCodeResource.record(db, actor, 'update', id);
}

/** Skips rows that have since been assigned another product. Adds top list entries at the end of their lists. */
export async function restoreUses(
  writer: InTransaction,
  product_id: number,
  uses: Uses,
): Promise<OmittedField[]> {
  const { db } = writer;
  for (const id of await listIdsWithoutProduct(db, 'banner', uses.banners)) {
    const draft = bannerResource.schemas.draft.parse(await bannerResource.get(db, id));
    await bannerResource.update(writer, id, { ...draft, product_id });
  }
  for (const id of await listIdsWithoutProduct(db, 'exclusive_bonus', uses.exclusive_bonuses)) {
    const draft = exclusiveBonusResource.schemas.draft.parse(
      await exclusiveBonusResource.get(db, id),
    );
    await exclusiveBonusResource.update(writer, id, { ...draft, product_id });
  }
  // These can't conflict: codes without a product are already unique.
  for (const id of await listIdsWithoutProduct(db, 'promo_code', uses.promocodes)) {
    const draft = promoCodeResource.schemas.draft.parse(await promoCodeResource.get(db, id));
    await promoCodeResource.update(writer, id, { ...draft, product_id });
  }
  const leftOut: OmittedField[] = [];
  for (const id of uses.top_list_entries) leftOut.push(...(await restoreEntry(writer, id)));
  return leftOut;
}

/** Reports a failure instead of throwing, so that the product is restored even if an entry can't be. */
async function restoreEntry(writer: InTransaction, id: number): Promise<OmittedField[]> {
  const deleted = await findLatestState(writer.db, 'top-list-entry', id);
  try {
    return await topListEntryResource.restore(writer, id, deleted?.snapshot);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ path: `top_list_entries.${id}`, message: error.message }];
  }
}
