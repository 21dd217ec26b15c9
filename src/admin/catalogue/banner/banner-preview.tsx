import type { BannerCard } from '#contract/catalogue/banner.ts';
import { productPath } from '#contract/page-path.ts';
import { BannerSlide } from '../../../portal/blocks/banner-slide.tsx';
import { useAdminTexts } from '../../language.ts';
import type { PreviewedPromotion } from '../promotion/promotion-preview.tsx';

export function bannerCardOf({ draft, texts, product }: PreviewedPromotion): BannerCard {
  const link = draft.link_url;
  const isOwn = link?.startsWith('/') ?? false;
  return {
    id: 0,
    title: texts.title,
    subtitle: texts.subtitle,
    ctaLabel: texts.cta_label,
    image: draft.image_url ?? '',
    ctaTo: (isOwn && link) || (product ? productPath(product.id) : '#'),
    ctaHref: link ? (isOwn ? null : link) : (product?.ref_link ?? null),
  };
}

export function BannerPreview(promotion: PreviewedPromotion) {
  const { offer } = useAdminTexts();
  return (
    <BannerSlide
      banner={bannerCardOf(promotion)}
      label={offer.banner.preview}
      first
      outOfSight={false}
    />
  );
}
