/** Restores each kind in the change log, and lists the other rows its snapshots refer to. */
import { z } from 'zod';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { layoutInput, pageBlock } from '#contract/catalogue/page-block.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { pageBlockResource } from '../catalogue/resource/page-block.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { AppError, badInput, fieldErrors } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import type { Logged } from './declared-entity.ts';
import { entities, listedProducts } from './entity.ts';

type Restore = (writer: Writer, id: number, snapshot: unknown) => Promise<OmittedField[]>;

const ids = z.array(z.int());

/** Restores an order with a new reorder, which is refused if the list no longer has the same items. */
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

const restoreProductOrder = restoreWith(
  z.object({ category_id: z.int(), product_ids: ids }),
  (writer, { category_id, product_ids }) =>
    productResource.reorder(writer, {
      category_id,
      items: product_ids.map((product_id, index) => ({ product_id, position: index + 1 })),
    }),
);

const restoreExclusiveBonusOrder = restoreWith(
  z.object({ category: z.string().nullable(), ids }),
  (writer, { category, ids }) =>
    exclusiveBonusResource.reorder(writer, {
      category: category ?? undefined,
      items: ids.map((id, index) => ({ id, sort_order: index + 1 })),
    }),
);

/** The change log has one order for all markets. */
const restoreTopList = restoreWith(
  z.object({ category: z.string(), ids }),
  (writer, { category, ids }) =>
    topListEntryResource.reorder(writer, {
      category,
      items: ids.map((id, index) => ({ id, position: index + 1 })),
    }),
);

const restorePageLayout = restoreWith(
  layoutInput.extend({ blocks: z.array(pageBlock) }),
  (writer, { page, blocks }) => pageBlockResource.sort(writer, page, { order: blocks }),
);

const listedIds = z.object({ ids: z.array(z.int()) }).transform(({ ids }) => ids);

export const restoreByKind: Record<ChangedKind, Logged> = {
  ...entities,
  'product-list': { resource: { restore: restoreProductOrder }, mentions: listedProducts },
  'exclusive-bonus-list': {
    resource: { restore: restoreExclusiveBonusOrder },
    mentions: { kind: 'exclusive-bonus', ids: listedIds },
  },
  'top-list': {
    resource: { restore: restoreTopList },
    mentions: { kind: 'top-list-entry', ids: listedIds },
  },
  'page-layout': { resource: { restore: restorePageLayout } },
  catalogue: {
    resource: {
      restore: () => {
        throw new AppError('conflict', 'An import of the whole catalogue cannot be restored.');
      },
    },
  },
};
