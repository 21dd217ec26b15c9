/** Forms use the contract's field names. Renaming a field in the contract breaks compilation here. */
import type { FieldPath } from 'react-hook-form';
import { expectTypeOf, test } from 'vitest';
import type { BannerDraft } from '#contract/catalogue/banner.ts';
import type { ExclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { PromoCodeDraft } from '#contract/catalogue/promo-code.ts';
import type { ExclusiveBonusValues } from '../catalogue/exclusive-bonus/exclusive-bonus-form.tsx';
import type { ProductControl, ProductValues } from '../catalogue/product/product-form-type.ts';
import type {
  PromoCodeControl,
  PromoCodeValues,
} from '../catalogue/promo-code/promo-code-fields.tsx';
import type { PromotionValues } from '../catalogue/promotion/promotion-fields.tsx';

type Renamed<Values, From extends keyof Values, To extends string> = Omit<Values, From> &
  Record<To, Values[From]>;

test('a form has exactly the fields of its draft', () => {
  expectTypeOf<keyof ProductValues>().toEqualTypeOf<keyof ProductDraft>();
  expectTypeOf<keyof PromoCodeValues>().toEqualTypeOf<keyof PromoCodeDraft>();
  expectTypeOf<keyof PromotionValues>().toEqualTypeOf<keyof BannerDraft>();
  expectTypeOf<keyof ExclusiveBonusValues>().toEqualTypeOf<keyof ExclusiveBonusDraft>();
});

test('a field’s name must be a path of its draft', () => {
  expectTypeOf<'i18n.tr.description'>().toExtend<FieldPath<ProductValues>>();
  expectTypeOf<'i18n.de.description'>().not.toExtend<FieldPath<ProductValues>>();
  expectTypeOf<'ref_link'>().not.toExtend<FieldPath<PromotionValues>>();
  expectTypeOf<'expires'>().not.toExtend<FieldPath<PromoCodeValues>>();
});

test('renaming a field in the contract breaks its form', () => {
  type Product = FieldPath<Renamed<ProductValues, 'ref_link', 'referral_link'>>;
  expectTypeOf<'ref_link'>().not.toExtend<Product>();
  type PromoCode = FieldPath<Renamed<PromoCodeValues, 'expires_at', 'ends_at'>>;
  expectTypeOf<'expires_at'>().not.toExtend<PromoCode>();
  type Promotion = FieldPath<Renamed<PromotionValues, 'link_url', 'url'>>;
  expectTypeOf<'link_url'>().not.toExtend<Promotion>();
  expectTypeOf<ProductControl>().not.toExtend<PromoCodeControl>();
});
