import type { Kysely, Transaction } from 'kysely';
import type {
  ExclusiveBonus,
  ExclusiveBonusDraft,
  ExclusiveBonusQuery,
} from '#contract/catalogue/exclusive-bonus.ts';
import type { ListSlice } from '#contract/list.ts';
import type { Database } from '../../tables.ts';
import { findPartners } from '../card/partner.ts';
import {
  deletePromotion,
  insertPromotion,
  listPromotionIds,
  listPromotions,
  listPromotionsById,
  updatePromotion,
} from './promotion.ts';

type Promotion = ExclusiveBonusDraft & { id: number };

/** The product gives the bonus its icon, rating and referral link. */
async function withProducts(db: Kysely<Database>, bonuses: Promotion[]): Promise<ExclusiveBonus[]> {
  const products = await findPartners(db, bonuses);
  return bonuses.map((bonus) => ({
    ...bonus,
    product: products.get(bonus.product_id ?? 0) ?? null,
  }));
}

export async function listExclusiveBonuses(
  db: Kysely<Database>,
  query: ExclusiveBonusQuery,
): Promise<ListSlice<ExclusiveBonus>> {
  const { items, total } = await listPromotions(db, 'exclusive_bonus', query);
  return { items: await withProducts(db, items), total };
}

export async function findExclusiveBonus(
  db: Kysely<Database>,
  id: number,
): Promise<ExclusiveBonus | undefined> {
  const [bonus] = await withProducts(db, await listPromotionsById(db, 'exclusive_bonus', [id]));
  return bonus;
}

export const insertExclusiveBonus = (
  trx: Transaction<Database>,
  draft: ExclusiveBonusDraft,
  ownId?: number,
) => insertPromotion(trx, 'exclusive_bonus', draft, ownId);

export const updateExclusiveBonus = (
  trx: Transaction<Database>,
  id: number,
  draft: ExclusiveBonusDraft,
) => updatePromotion(trx, 'exclusive_bonus', id, draft);

export const deleteExclusiveBonus = (trx: Transaction<Database>, id: number) =>
  deletePromotion(trx, 'exclusive_bonus', id);

export const listExclusiveBonusIds = (db: Kysely<Database>, categorySlug: string | undefined) =>
  listPromotionIds(db, 'exclusive_bonus', categorySlug);

export async function reorderExclusiveBonuses(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await trx
      .updateTable('exclusive_bonus')
      .set({ sort_order: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}
