import {
  type ExclusiveBonusReorder,
  exclusiveBonus,
  exclusiveBonusDraft,
  exclusiveBonusQuery,
} from '#contract/catalogue/exclusive-bonus.ts';
import { byPosition, type SeenOrder } from '#contract/reorder.ts';
import { appendChange } from '../../db/change-log.ts';
import {
  deleteExclusiveBonus,
  findExclusiveBonus,
  insertExclusiveBonus,
  listExclusiveBonuses,
  listExclusiveBonusIds,
  reorderExclusiveBonuses,
  updateExclusiveBonus,
} from '../../db/repositories/catalogue/exclusive-bonus.ts';
import {
  promotionReferences,
  promotionWithout,
} from '../../db/repositories/catalogue/promotion.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireCategory, requireSameItems, resource, type Writer } from './resource.ts';

export const exclusiveBonusResource = {
  ...resource({
    kind: 'exclusive-bonus',
    draft: exclusiveBonusDraft,
    whole: exclusiveBonus,
    row: exclusiveBonus,
    query: exclusiveBonusQuery,
    references: promotionReferences,
    without: promotionWithout,
    list: listExclusiveBonuses,
    find: findExclusiveBonus,
    insert: insertExclusiveBonus,
    update: updateExclusiveBonus,
    remove: deleteExclusiveBonus,
  }),

  /** A category's bonuses, or without one all of them; other lists keep the order that is left. */
  reorder: (
    { db, actor }: Writer,
    { category, items, before }: ExclusiveBonusReorder & SeenOrder,
  ) =>
    inTransaction(db, async (trx) => {
      const categoryId = category === undefined ? 0 : await requireCategory(trx, category);
      const ids = byPosition(items, 'sort_order').map(({ id }) => id);
      requireSameItems(await listExclusiveBonusIds(trx, category), ids, before);
      await reorderExclusiveBonuses(trx, ids);
      await appendChange(trx, {
        actor,
        action: 'reorder',
        entity: 'exclusive-bonus-list',
        entityId: categoryId,
        snapshot: { category: category ?? null, ids },
      });
      const { items: ordered } = await listExclusiveBonuses(trx, { category, offset: 0 });
      return { items: ordered };
    }),
};
