import {
  promoCode,
  promoCodeDraft,
  promoCodeQuery,
  promoCodeRow,
} from '#contract/catalogue/promo-code.ts';
import {
  deletePromoCode,
  findPromoCode,
  insertPromoCode,
  isPromoCodeTaken,
  listPromoCodes,
  promoCodeReferences,
  updatePromoCode,
} from '../../../db/repositories/catalogue/promo-code.ts';
import { withoutProduct } from '../../../db/sql/missing-reference.ts';
import { resource } from '../../resource/resource.ts';

export const promoCodeResource = resource({
  kind: 'promo-code',
  schemas: { draft: promoCodeDraft, whole: promoCode, row: promoCodeRow, query: promoCodeQuery },
  checks: { market: ({ market_code }) => market_code, multiline: ['text'] },
  references: promoCodeReferences,
  without: withoutProduct,
  conflict: async (trx, draft, ownId) =>
    (await isPromoCodeTaken(trx, draft, ownId)) &&
    (draft.product_id === null
      ? 'Another promo code without a product already has this code in this market.'
      : 'This product already has this code in this market.'),
  list: listPromoCodes,
  find: findPromoCode,
  insert: insertPromoCode,
  update: updatePromoCode,
  delete: deletePromoCode,
});
