import {
  type ProductDraft,
  type ProductReorder,
  product,
  productDraft,
  productRow,
  productRowQuery,
} from '#contract/catalogue/product.ts';
import { byPosition, type SeenOrder } from '#contract/reorder.ts';
import { appendChange } from '../../../db/change-log.ts';
import { findCategorySlug } from '../../../db/repositories/catalogue/category.ts';
import { findLatestState } from '../../../db/repositories/catalogue/change.ts';
import { withoutMissingFacts } from '../../../db/repositories/catalogue/fact/fact-reference.ts';
import {
  deleteProduct,
  findProduct,
  insertProduct,
  productReferences,
  updateProduct,
} from '../../../db/repositories/catalogue/product.ts';
import {
  listProductRows,
  listProductRowsInOrder,
} from '../../../db/repositories/catalogue/product-list.ts';
import { orderedIds, placeInOrder, productList } from '../../../db/sql/list-position.ts';
import { withoutCategories, withoutCriteria } from '../../../db/sql/missing-reference.ts';
import { timeSlices } from '../../../db/time-slice.ts';
import { inLongTransaction, inTransaction } from '../../../db/transaction.ts';
import { requireReferences } from '../../resource/check/reference.ts';
import { repeatedPayments } from '../../resource/check/repeated-payment.ts';
import { newOrder } from '../../resource/new-order.ts';
import { resource, type Writer } from '../../resource/resource.ts';
import { listProducts } from '../read/product-list.ts';
import { refuseTakenSlug, withoutLostSlug } from './product-slug.ts';
import { findUses, recordWithoutProduct, restoreUses, usesIn } from './product-usage.ts';
import { topListEntryResource } from './top-list-entry.ts';

const base = resource({
  kind: 'product',
  schemas: { draft: productDraft, whole: product, row: productRow, query: productRowQuery },
  checks: { multiline: ['description', 'verdict', 'reason'], unique: repeatedPayments },
  references: productReferences,
  conflict: refuseTakenSlug,
  without: (draft, missing) =>
    withoutCriteria(withoutMissingFacts(withoutCategories(draft, missing), missing), missing),
  list: listProductRows,
  find: findProduct,
  insert: insertProduct,
  update: updateProduct,
  delete: deleteProduct,
});

export const productResource = {
  ...base,

  list: listProducts,

  /** A draft without a slug keeps the one that the product has, so it isn't compared either. */
  update: (writer: Writer, id: number, draft: ProductDraft, before?: ProductDraft) =>
    before?.slug === null
      ? inTransaction(writer.db, async (db) => {
          const { slug } = await base.get(db, id);
          return base.update({ ...writer, db }, id, draft, { ...before, slug });
        })
      : base.update(writer, id, draft, before),

  /** Also deletes the product's top list entries. Its banners, bonuses and codes stay, without a product. */
  delete: ({ db, actor }: Writer, id: number) =>
    inTransaction(db, async (trx) => {
      const writer = { db: trx, actor };
      const whole = await base.get(trx, id);
      const uses = await findUses(trx, id);
      for (const entry of uses.top_list_entries) await topListEntryResource.delete(writer, entry);
      await appendChange(trx, {
        actor,
        action: 'delete',
        entity: 'product',
        entityId: id,
        snapshot: { ...whole, uses },
      });
      await deleteProduct(trx, id);
      await recordWithoutProduct(writer, uses);
    }),

  /** Also restores a deleted product's top list entries, and its place in banners, bonuses and codes. */
  restore: ({ db, actor }: Writer, id: number, snapshot: unknown) =>
    inTransaction(db, async (trx) => {
      const writer = { db: trx, actor };
      const latest = await findLatestState(trx, 'product', id);
      const { state, leftOut: lost } = await withoutLostSlug(trx, id, snapshot);
      const leftOut = [...lost, ...(await base.restore(writer, id, state))];
      return latest?.action === 'delete'
        ? [...leftOut, ...(await restoreUses(writer, id, usesIn(latest.snapshot)))]
        : leftOut;
    }),

  reorder: (writer: Writer, { category_id, items, before }: ProductReorder & SeenOrder) =>
    inLongTransaction(writer.db, async (trx) => {
      await requireReferences(trx, [{ table: 'category', id: category_id, path: 'category_id' }]);
      const list = productList(category_id);
      const yieldTurn = timeSlices();
      const named = byPosition(items, 'position').map(({ product_id }) => product_id);
      const current = await orderedIds(trx, list);
      await yieldTurn();
      const ids = newOrder(writer, { current, named, before });
      await yieldTurn();
      await placeInOrder(trx, list, current, ids);
      await appendChange(trx, {
        actor: writer.actor,
        action: 'reorder',
        entity: 'product-list',
        entityId: category_id,
        snapshot: {
          category_id,
          category: await findCategorySlug(trx, category_id),
          product_ids: ids,
        },
      });
      return { items: await listProductRowsInOrder(trx, ids) };
    }),
};
