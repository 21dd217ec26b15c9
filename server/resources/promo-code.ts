import { promoCode, promoCodeDraft, promoCodeQuery } from '#contract/promo-code.ts';
import { withoutProduct } from '../../db/references.ts';
import {
  deletePromoCode,
  findPromoCode,
  insertPromoCode,
  isCodeTaken,
  listPromoCodes,
  promoCodeReferences,
  updatePromoCode,
} from '../../db/repositories/promo-code.ts';
import { resource } from '../resources.ts';

export const promoCodeResource = resource({
  kind: 'promo-code',
  draft: promoCodeDraft,
  whole: promoCode,
  row: promoCode,
  query: promoCodeQuery,
  references: promoCodeReferences,
  without: withoutProduct,
  conflict: async (trx, draft, ownId) =>
    (await isCodeTaken(trx, draft, ownId)) && 'This product has this code in this market already.',
  list: listPromoCodes,
  find: findPromoCode,
  insert: insertPromoCode,
  update: updatePromoCode,
  remove: deletePromoCode,
});
