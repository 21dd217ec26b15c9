import {
  type ProductReorder,
  product,
  productDraft,
  productRow,
  productRowQuery,
} from '#contract/product.ts';
import { byPosition } from '#contract/reorder.ts';
import { appendChange } from '../../db/change-log.ts';
import { orderedIds, placeInOrder, productsOf } from '../../db/ordering.ts';
import {
  deleteProduct,
  findProduct,
  insertProduct,
  productReferences,
  updateProduct,
  usesOfProduct,
} from '../../db/repositories/product.ts';
import { listProductRows, productsInOrder } from '../../db/repositories/product-row.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listFoundProducts } from '../product-search.ts';
import { requireReferences, requireSameItems, resource, type Writer } from '../resources.ts';
import { bannerResource } from './banner.ts';
import { exclusiveBonusResource } from './exclusive-bonus.ts';
import { promoCodeResource } from './promo-code.ts';
import { topListEntryResource } from './top-list-entry.ts';

const base = resource({
  kind: 'product',
  draft: productDraft,
  whole: product,
  row: productRow,
  query: productRowQuery,
  references: productReferences,
  list: listProductRows,
  find: findProduct,
  insert: insertProduct,
  update: updateProduct,
  remove: deleteProduct,
});

export const productResource = {
  ...base,

  list: listFoundProducts,

  /** Its top list entries go with it; its banners, bonuses and codes stay without a product. */
  remove: ({ db, actor }: Writer, id: number) =>
    inTransaction(db, async (trx) => {
      const uses = await usesOfProduct(trx, id);
      for (const entry of uses.topListEntries) {
        await topListEntryResource.remove({ db: trx, actor }, entry);
      }
      await base.remove({ db: trx, actor }, id);
      for (const banner of uses.banners) await bannerResource.record(trx, actor, 'update', banner);
      for (const bonus of uses.exclusiveBonuses) {
        await exclusiveBonusResource.record(trx, actor, 'update', bonus);
      }
      for (const code of uses.promoCodes)
        await promoCodeResource.record(trx, actor, 'update', code);
    }),

  reorder: ({ db, actor }: Writer, { category_id, items }: ProductReorder) =>
    inTransaction(db, async (trx) => {
      await requireReferences(trx, [{ table: 'category', id: category_id, path: 'category_id' }]);
      const list = productsOf(category_id);
      const ids = byPosition(items, 'position').map(({ product_id }) => product_id);
      const before = await orderedIds(trx, list);
      requireSameItems(before, ids);
      await placeInOrder(trx, list, before, ids);
      await appendChange(trx, {
        actor,
        action: 'reorder',
        entity: 'product-list',
        entityId: category_id,
        snapshot: { category_id, product_ids: ids },
      });
      return { items: await productsInOrder(trx, category_id) };
    }),
};
