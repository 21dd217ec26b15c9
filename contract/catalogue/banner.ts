import { z } from 'zod';
import { clickParameter, lang } from '../field-schema.ts';
import { categorySlug, publicPaging, shortListPaging, sortedBy } from '../list.ts';
import { type InMarket, requestedMarketCode } from '../site/market-schema.ts';
import { promotionSorts } from '../sort/list-sort.ts';
import { promotionFields } from './promotion.ts';
import { checkSchedule } from './schedule.ts';
import { visibilities } from './visibility.ts';

export const bannerFields = z.object(
  promotionFields({
    imageMissing: 'Upload banner image first',
    title: 'Banner title',
    subtitle: 'Banner subtitle',
    ctaLabel: 'View offer',
  }),
);
export const bannerDraft = bannerFields.superRefine(checkSchedule);
export type BannerDraft = z.output<typeof bannerDraft>;

export const banner = bannerFields.extend({ id: z.int(), is_active: z.literal([0, 1]) });
export type Banner = z.output<typeof banner>;

export const bannerQuery = z.object({
  category: categorySlug,
  visibility: z.enum(visibilities).optional(),
  ...sortedBy(promotionSorts),
  ...shortListPaging,
});

/** Pages link to ctaHref or, if that is null, to ctaTo. */
export const bannerCard = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  ctaLabel: z.string(),
  ctaTo: z.string(),
  ctaHref: z.string().nullable(),
  clickParameter,
});
export type BannerCard = z.output<typeof bannerCard>;

export const bannerCardQuery = z.object({
  category: categorySlug,
  market: requestedMarketCode,
  lang,
  ...publicPaging(5),
});
export type BannerCardQuery = InMarket<z.output<typeof bannerCardQuery>>;
