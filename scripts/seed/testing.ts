/** The sample catalogue as it would be written, without a database or a picture: for tests. */
import { createHash } from 'node:crypto';
import type { BannerDraft } from '#contract/banner.ts';
import type { ExclusiveBonusDraft } from '#contract/exclusive-bonus.ts';
import type { ProductDraft } from '#contract/product.ts';
import type { PromoCodeDraft } from '#contract/promo-code.ts';
import type { TopListEntryDraft } from '#contract/top-list-entry.ts';
import type { Artwork } from './artwork/artwork.ts';
import { buildSampleCatalogue } from './sample-catalogue.ts';
import { writeCatalogue } from './write-catalogue.ts';

export const categories = [
  { id: 1, slug: 'casino', name_en: 'Casino' },
  { id: 2, slug: 'bets', name_en: 'Bets' },
  { id: 3, slug: 'bonuses', name_en: 'Bonuses' },
];

export async function recordSampleCatalogue(now: Date) {
  const drawings = new Map<string, Artwork>();
  const image = async (drawing: Artwork) => {
    const url = `/uploads/${createHash('sha256').update(drawing.svg).digest('hex')}.webp`;
    drawings.set(url, drawing);
    return url;
  };
  const drafts = {
    products: [] as ProductDraft[],
    banners: [] as BannerDraft[],
    exclusiveBonuses: [] as ExclusiveBonusDraft[],
    topListEntries: [] as TopListEntryDraft[],
    promoCodes: [] as PromoCodeDraft[],
  };
  const record =
    <Draft>(list: Draft[]) =>
    async (draft: Draft) => ({ id: list.push(draft) });

  await writeCatalogue(await buildSampleCatalogue({ now, image }), categories, {
    product: record(drafts.products),
    banner: record(drafts.banners),
    exclusiveBonus: record(drafts.exclusiveBonuses),
    topListEntry: record(drafts.topListEntries),
    promoCode: record(drafts.promoCodes),
  });
  return { ...drafts, drawings };
}
