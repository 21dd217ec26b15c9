import type { PageBlockSort } from '#contract/catalogue/page-block.ts';
import { type Section, sections } from '#contract/catalogue/section.ts';
import type { Paging } from '#contract/list.ts';
import { byPosition, type SeenOrder } from '#contract/reorder.ts';
import { appendChange } from '../../../db/change-log.ts';
import { pagedList, sliceOf } from '../../../db/paged-list.ts';
import { listPageBlocks, updatePageBlock } from '../../../db/repositories/catalogue/page-block.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { requireSameItems } from '../../resource/new-order.ts';
import type { Writer } from '../../resource/resource.ts';

export const pageBlockResource = {
  list: pagedList(async (db, { page, ...paging }: Paging & { page: Section }) =>
    sliceOf(await listPageBlocks(db, page), paging),
  ),

  sort: ({ db, actor }: Writer, page: Section, { order, before }: PageBlockSort & SeenOrder) =>
    inTransaction(db, async (trx) => {
      const placed = byPosition(order, 'sort_order');
      requireSameItems(
        (await listPageBlocks(trx, page)).map(({ id }) => id),
        placed.map(({ id }) => id),
        before,
      );
      for (const block of placed) await updatePageBlock(trx, block);
      const items = await listPageBlocks(trx, page);
      await appendChange(trx, {
        actor,
        action: 'reorder',
        entity: 'page-layout',
        entityId: sections.indexOf(page) + 1,
        snapshot: { page, blocks: items },
      });
      return { items };
    }),
};
