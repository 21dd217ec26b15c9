import {
  type ExclusiveBonusReorder,
  exclusiveBonus,
  exclusiveBonusDraft,
  exclusiveBonusQuery,
} from '#contract/catalogue/exclusive-bonus.ts';
import { byPosition, type SeenOrder } from '#contract/reorder.ts';
import { appendChange } from '../../../db/change-log.ts';
import {
  exclusiveBonusRepository,
  reorderExclusiveBonuses,
} from '../../../db/repositories/catalogue/exclusive-bonus.ts';
import { listPromotionIds } from '../../../db/repositories/catalogue/promotion.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { requireCategory } from '../../resource/check/reference.ts';
import { newOrder } from '../../resource/new-order.ts';
import { resource, type Writer } from '../../resource/resource.ts';

export const exclusiveBonusResource = {
  ...resource({
    kind: 'exclusive-bonus',
    schemas: {
      draft: exclusiveBonusDraft,
      whole: exclusiveBonus,
      row: exclusiveBonus,
      query: exclusiveBonusQuery,
    },
    checks: {
      market: ({ market_code }) => market_code,
      period: (draft) => draft,
      multiline: ['text'],
    },
    ...exclusiveBonusRepository,
  }),

  /** Reorders the bonuses of a category, or all of them if none is given. */
  reorder: (writer: Writer, { category, items, before }: ExclusiveBonusReorder & SeenOrder) =>
    inLongTransaction(writer.db, async (trx) => {
      const categoryId = category === undefined ? 0 : await requireCategory(trx, category);
      const ids = newOrder(writer, {
        current: await listPromotionIds(trx, 'exclusive_bonus', { category }),
        named: byPosition(items, 'sort_order').map(({ id }) => id),
        before,
      });
      await reorderExclusiveBonuses(trx, ids);
      await appendChange(trx, {
        actor: writer.actor,
        action: 'reorder',
        entity: 'exclusive-bonus-list',
        entityId: categoryId,
        snapshot: { category: category ?? null, ids },
      });
      const { items: ordered } = await exclusiveBonusRepository.list(trx, { category, offset: 0 });
      return { items: ordered };
    }),
};
