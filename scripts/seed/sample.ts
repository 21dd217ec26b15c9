/** The sample catalogue as it is written down: brands by name and categories by slug instead of ids. */
import type { Market } from '#contract/field.ts';
import type { ProductDraft } from '#contract/product.ts';
import type { PromoCodeDraft } from '#contract/promo-code.ts';
import type { PromotionDraft } from '#contract/promotion.ts';
import type { Look } from './artwork/look.ts';
import type { SceneName } from './artwork/scene.ts';
import type { ScreenName } from './artwork/screen.ts';

export type CategorySlug = 'casino' | 'bets' | 'bonuses';

export type SampleProduct = Omit<ProductDraft, 'icon_url' | 'images' | 'categories'> & {
  look: Look;
  screens: ScreenName[];
  categories: CategorySlug[];
};

/** Drawn with the sign of `art`; `brand` is the product it belongs to, if any. */
export type SamplePromotion = Omit<PromotionDraft, 'image_url' | 'product_id' | 'categories'> & {
  scene: SceneName;
  art: string;
  brand: string | null;
  categories: CategorySlug[];
};

export type SampleTopList = { category: CategorySlug; market: Market; brands: string[] };

export type SamplePromoCode = Omit<
  PromoCodeDraft,
  'expires_at' | 'image_vertical_url' | 'image_horizontal_url' | 'product_id'
> & {
  scene: SceneName;
  art: string;
  brand: string | null;
  /** Days from now until its last day, below 0 when that has passed; null for no end. */
  lasts: number | null;
};
