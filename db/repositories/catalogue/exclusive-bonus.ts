import type { Kysely, Transaction } from 'kysely';
import type { ExclusiveBonus, ExclusiveBonusQuery } from '#contract/catalogue/exclusive-bonus.ts';
import type { ListSlice } from '#contract/list.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';
import { findPartners } from '../card/offer-partner.ts';
import { type Promotion, promotionRepository } from './promotion.ts';

/** The product gives the bonus its icon, rating and referral link. */
async function withProducts(db: Kysely<Database>, bonuses: Promotion[]): Promise<ExclusiveBonus[]> {
  const products = await findPartners(db, bonuses);
  return bonuses.map((bonus) => ({
    ...bonus,
    product: products.get(bonus.product_id ?? 0) ?? null,
  }));
}

const promotions = promotionRepository('exclusive_bonus');

export const exclusiveBonusRepository = {
  ...promotions,

  async list(db: Kysely<Database>, query: ExclusiveBonusQuery): Promise<ListSlice<ExclusiveBonus>> {
    const { items, total } = await promotions.list(db, query);
    return { items: await withProducts(db, items), total };
  },

  async find(db: Kysely<Database>, id: number): Promise<ExclusiveBonus | undefined> {
    const bonus = await promotions.find(db, id);
    return bonus && (await withProducts(db, [bonus])).at(0);
  },
};

export async function reorderExclusiveBonuses(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  const giveWay = timeSlices();
  for (const [index, id] of ids.entries()) {
    await giveWay();
    await placeBonus(trx, { id, sort_order: index + 1 });
  }
}

const placeBonus = prepared((trx, { id, sort_order }: Pick<Promotion, 'id' | 'sort_order'>) =>
  trx.updateTable('exclusive_bonus').set({ sort_order }).where('id', '=', id),
);
