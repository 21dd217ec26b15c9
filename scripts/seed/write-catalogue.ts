import type { BannerDraft } from '#contract/banner.ts';
import type { Category } from '#contract/category.ts';
import type { ExclusiveBonusDraft } from '#contract/exclusive-bonus.ts';
import type { ProductDraft } from '#contract/product.ts';
import type { PromoCodeDraft } from '#contract/promo-code.ts';
import type { TopListEntryDraft } from '#contract/top-list-entry.ts';
import type { SampleCatalogue } from './sample-catalogue.ts';

export type Write = {
  product(draft: ProductDraft): Promise<{ id: number }>;
  banner(draft: BannerDraft): Promise<unknown>;
  exclusiveBonus(draft: ExclusiveBonusDraft): Promise<unknown>;
  topListEntry(draft: TopListEntryDraft): Promise<unknown>;
  promoCode(draft: PromoCodeDraft): Promise<unknown>;
};

/** The names of the catalogue become ids: products first, then what refers to them. */
export async function writeCatalogue(
  catalogue: SampleCatalogue,
  categories: readonly Category[],
  write: Write,
): Promise<void> {
  const categoryId = lookUp(categories.map(({ slug, id }) => [slug, id]));
  const written: [string, number][] = [];
  for (const draft of catalogue.products) {
    const { id } = await write.product({
      ...draft,
      categories: draft.categories.map(categoryId),
    });
    written.push([draft.i18n.en.name, id]);
  }
  const productId = lookUp(written);

  const promotion = ({ brand, ...draft }: SampleCatalogue['banners'][number]) => ({
    ...draft,
    categories: draft.categories.map(categoryId),
    product_id: brand === null ? null : productId(brand),
  });

  for (const draft of catalogue.banners) await write.banner(promotion(draft));
  for (const draft of catalogue.exclusiveBonuses) await write.exclusiveBonus(promotion(draft));
  for (const { category, market, brands } of catalogue.topLists) {
    for (const brand of brands) {
      await write.topListEntry({
        product_id: productId(brand),
        market_code: market,
        category_id: categoryId(category),
      });
    }
  }
  for (const { brand, ...draft } of catalogue.promoCodes) {
    await write.promoCode({ ...draft, product_id: brand === null ? null : productId(brand) });
  }
}

function lookUp(entries: [string, number][]) {
  const ids = new Map(entries);
  return (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The sample catalogue names ${name}, which is unknown.`);
    return id;
  };
}
