import type { ProductDraft } from '#contract/product.ts';
import type { PromoCodeDraft } from '#contract/promo-code.ts';
import type { PromotionDraft } from '#contract/promotion.ts';
import type { Artwork } from './artwork/artwork.ts';
import { drawLogo } from './artwork/logo.ts';
import type { Brand } from './artwork/look.ts';
import { drawPoster } from './artwork/poster.ts';
import { drawScreen } from './artwork/screen.ts';
import type {
  CategorySlug,
  SampleProduct,
  SamplePromoCode,
  SamplePromotion,
  SampleTopList,
} from './sample.ts';
import { banners, exclusiveBonuses, products, promoCodes } from './sample-lists.ts';
import { sampleTopLists } from './sample-top-list.ts';

type InCategories<Draft> = Omit<Draft, 'categories'> & { categories: CategorySlug[] };
type OfBrand<Draft> = Omit<Draft, 'product_id'> & { brand: string | null };

/** Drafts that name brands and categories: their ids are known when they are written. */
export type SampleCatalogue = {
  products: InCategories<ProductDraft>[];
  banners: OfBrand<InCategories<PromotionDraft>>[];
  exclusiveBonuses: OfBrand<InCategories<PromotionDraft>>[];
  topLists: SampleTopList[];
  promoCodes: OfBrand<PromoCodeDraft>[];
};

/** Keeps a drawing and answers its address. */
export type KeepImage = (drawing: Artwork) => Promise<string>;

const brandOf = ({ look, i18n }: SampleProduct): Brand => ({ name: i18n.en.name, look });

const brands = new Map(products.map((product) => [product.i18n.en.name, brandOf(product)]));

export function brandNamed(name: string): Brand {
  const brand = brands.get(name);
  if (!brand) throw new Error(`The sample catalogue has no brand ${name}.`);
  return brand;
}

const day = 24 * 60 * 60 * 1000;

const lastMinute = (now: Date, lasts: number) =>
  `${new Date(now.getTime() + lasts * day).toISOString().slice(0, 10)} 23:59:00`;

/** Every picture is kept before the catalogue is answered. The same `now` gives the same catalogue. */
export async function buildSampleCatalogue(options: {
  now: Date;
  image: KeepImage;
}): Promise<SampleCatalogue> {
  const { now, image } = options;

  async function product({ look, screens, ...texts }: SampleProduct) {
    const brand = { name: texts.i18n.en.name, look };
    const shown = await Promise.all(screens.map((screen) => image(drawScreen(screen, brand))));
    return {
      ...texts,
      icon_url: await image(drawLogo(brand)),
      images: shown.map((image_url, index) => ({ image_url, sort_order: index + 1 })),
    };
  }

  const promotion =
    (format: 'banner' | 'bonus') =>
    async ({ scene, art, ...texts }: SamplePromotion) => ({
      ...texts,
      image_url: await image(drawPoster(format, scene, brandNamed(art))),
    });

  async function promoCode({ scene, art, lasts, ...texts }: SamplePromoCode) {
    const brand = brandNamed(art);
    return {
      ...texts,
      expires_at: lasts === null ? null : lastMinute(now, lasts),
      image_vertical_url: await image(drawPoster('promoTall', scene, brand)),
      image_horizontal_url: await image(drawPoster('promoWide', scene, brand)),
    };
  }

  return {
    products: await Promise.all(products.map(product)),
    banners: await Promise.all(banners.map(promotion('banner'))),
    exclusiveBonuses: await Promise.all(exclusiveBonuses.map(promotion('bonus'))),
    topLists: sampleTopLists,
    promoCodes: await Promise.all(promoCodes.map(promoCode)),
  };
}
