import type { Kysely } from 'kysely';
import type { BannerCard, BannerCardQuery } from '#contract/catalogue/banner.ts';
import type { ListSlice } from '#contract/list.ts';
import { productPath } from '#contract/page-path.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket } from '../../site/visitor-market.ts';
import { listLivePromotions } from './live-promotion.ts';
import { findPartners } from './offer-partner.ts';

export async function listBannerCards(
  db: Kysely<Database>,
  query: BannerCardQuery,
): Promise<ListSlice<BannerCard>> {
  const { items, total } = await listLivePromotions(db, 'banner', query);
  const place = await findVisitorMarket(db, query.market);
  const partners = await findPartners(db, items, query.lang, place);
  return {
    items: items.map(({ id, title, subtitle, image_url, cta_label, link_url, product_id }) => {
      const isInternal = link_url?.startsWith('/') ?? false;
      const partner = partners.get(product_id ?? 0);
      const clickParameter = partner?.click_parameter;
      return {
        id,
        title,
        subtitle,
        image: image_url,
        ctaLabel: cta_label,
        ctaTo: link_url !== null && isInternal ? link_url : partner ? productPath(partner.id) : '#',
        ctaHref: link_url === null ? (partner?.ref_link ?? null) : isInternal ? null : link_url,
        ...(clickParameter !== undefined && { clickParameter }),
      };
    }),
    total,
  };
}
