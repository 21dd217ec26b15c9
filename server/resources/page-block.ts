import type { Page, PageBlockSort } from '#contract/catalogue/page-block.ts';
import { pages } from '#contract/catalogue/page-block.ts';
import { byPosition, type SeenOrder } from '#contract/reorder.ts';
import { appendChange } from '../../db/change-log.ts';
import { pageBlocks, placePageBlock } from '../../db/repositories/catalogue/page-block.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireSameItems, type Writer } from './resource.ts';

export const pageBlockResource = {
  list: pageBlocks,

  sort: ({ db, actor }: Writer, page: Page, { order, before }: PageBlockSort & SeenOrder) =>
    inTransaction(db, async (trx) => {
      const placed = byPosition(order, 'sort_order');
      requireSameItems(
        (await pageBlocks(trx, page)).map(({ id }) => id),
        placed.map(({ id }) => id),
        before,
      );
      for (const block of placed) await placePageBlock(trx, block);
      const items = await pageBlocks(trx, page);
      await appendChange(trx, {
        actor,
        action: 'reorder',
        entity: 'page-layout',
        entityId: pages.indexOf(page) + 1,
        snapshot: { page, blocks: items },
      });
      return { items };
    }),
};
