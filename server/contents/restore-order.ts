/** Restores an order with a new reorder, which is refused if the list no longer has the same items. */
import { z } from 'zod';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import { layoutInput, pageBlock } from '#contract/catalogue/page-block.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { pageBlockResource } from '../catalogue/resource/page-block.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { badInput, fieldErrors } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';

type Restore = (writer: Writer, id: number, snapshot: unknown) => Promise<OmittedField[]>;

const ids = z.array(z.int());

const restoreWith =
  <Snapshot>(
    snapshot: z.ZodType<Snapshot>,
    write: (writer: Writer, snapshot: Snapshot) => Promise<unknown>,
  ): Restore =>
  async (writer, _id, logged) => {
    const parsed = snapshot.safeParse(logged);
    if (!parsed.success) throw badInput(fieldErrors(parsed.error.issues));
    await write(writer, parsed.data);
    return [];
  };

export const restoreProductOrder = restoreWith(
  z.object({ category_id: z.int(), product_ids: ids }),
  (writer, { category_id, product_ids }) =>
    productResource.reorder(writer, {
      category_id,
      items: product_ids.map((product_id, index) => ({ product_id, position: index + 1 })),
    }),
);

export const restoreExclusiveBonusOrder = restoreWith(
  z.object({ category: z.string().nullable(), ids }),
  (writer, { category, ids }) =>
    exclusiveBonusResource.reorder(writer, {
      category: category ?? undefined,
      items: ids.map((id, index) => ({ id, sort_order: index + 1 })),
    }),
);

/** The change log has one order for all markets. */
export const restoreTopList = restoreWith(
  z.object({ category: z.string(), ids }),
  (writer, { category, ids }) =>
    topListEntryResource.reorder(writer, {
      category,
      items: ids.map((id, index) => ({ id, position: index + 1 })),
    }),
);

export const restorePageLayout = restoreWith(
  layoutInput.extend({ blocks: z.array(pageBlock) }),
  (writer, { page, blocks }) => pageBlockResource.sort(writer, page, { order: blocks }),
);
