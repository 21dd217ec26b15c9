import type { Kysely, Transaction } from 'kysely';
import type { Banner, BannerDraft, BannerQuery } from '#contract/catalogue/banner.ts';
import type { Database } from '../../tables.ts';
import {
  deletePromotion,
  insertPromotion,
  listPromotions,
  listPromotionsById,
  updatePromotion,
} from './promotion.ts';

export const listBanners = (db: Kysely<Database>, query: BannerQuery) =>
  listPromotions(db, 'banner', query);

export async function findBanner(db: Kysely<Database>, id: number): Promise<Banner | undefined> {
  const [banner] = await listPromotionsById(db, 'banner', [id]);
  return banner;
}

export const insertBanner = (trx: Transaction<Database>, draft: BannerDraft, ownId?: number) =>
  insertPromotion(trx, 'banner', draft, ownId);

export const updateBanner = (trx: Transaction<Database>, id: number, draft: BannerDraft) =>
  updatePromotion(trx, 'banner', id, draft);

export const deleteBanner = (trx: Transaction<Database>, id: number) =>
  deletePromotion(trx, 'banner', id);
