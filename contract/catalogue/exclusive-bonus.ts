import { z } from 'zod';
import { clickParameter, lang } from '../field-schema.ts';
import { categorySlug, listOf, publicPaging, shortListPaging, sortedBy } from '../list.ts';
import { exactPositions, positionFrom, reorderItems } from '../reorder.ts';
import { type InMarket, requestedMarketCode } from '../site/market-schema.ts';
import { promotionSorts } from '../sort/list-sort.ts';
import { countedOffers, offerListQuery } from './filter/offer-filter.ts';
import { promotionFields } from './promotion.ts';
import { checkSchedule } from './schedule.ts';
import { costParameters, shownCost } from './terms/cost/cost-card.ts';
import { offerTerms, offerTermsCard } from './terms/offer-terms.ts';
import { offerChanges } from './terms/seen-terms.ts';
import { visibilities } from './visibility.ts';

const fields = z.object({
  ...promotionFields({
    imageMissing: 'Upload the exclusive image first',
    title: 'Exclusive bonus',
    subtitle: 'Special offer just for you',
    ctaLabel: 'Play now',
  }),
  terms: offerTerms,
});
export const exclusiveBonusDraft = fields.superRefine(checkSchedule);
export type ExclusiveBonusDraft = z.output<typeof exclusiveBonusDraft>;

export const exclusiveBonus = fields.extend({
  id: z.int(),
  is_active: z.literal([0, 1]),
  product: z
    .object({
      id: z.int(),
      name: z.string(),
      rating: z.number().nullable(),
      ref_link: z.string().nullable(),
      icon_url: z.string().nullable(),
    })
    .nullable(),
});
export type ExclusiveBonus = z.output<typeof exclusiveBonus>;

export const exclusiveBonusQuery = z.object({
  category: categorySlug,
  visibility: z.enum(visibilities).optional(),
  ...sortedBy(promotionSorts),
  ...shortListPaging,
});
export type ExclusiveBonusQuery = z.output<typeof exclusiveBonusQuery>;

export const exclusiveBonusReorder = z.object({
  category: categorySlug,
  items: reorderItems(z.object({ id: z.int(), sort_order: positionFrom(1) })).superRefine(
    exactPositions('id', 'sort_order', 1),
  ),
});
export type ExclusiveBonusReorder = z.output<typeof exclusiveBonusReorder>;

export const exclusiveBonusCard = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  cta_label: z.string(),
  link_url: z.string().nullable(),
  image_url: z.string(),
  partner: z
    .object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      rating: z.number().nullable(),
      logo: z.string().nullable(),
      ref_link: z.string().nullable(),
      click_parameter: clickParameter,
    })
    .nullable(),
  terms: offerTermsCard.nullable(),
  cost: shownCost,
  changes: offerChanges,
});
export type ExclusiveBonusCard = z.output<typeof exclusiveBonusCard>;

export const exclusiveBonusCardList = listOf(exclusiveBonusCard).extend(countedOffers);
export type ExclusiveBonusCardList = z.output<typeof exclusiveBonusCardList>;

const plainBonusQuery = z.object({
  category: categorySlug,
  market: requestedMarketCode,
  lang,
  ...costParameters,
  ...publicPaging(10),
});
export type ExclusiveBonusCardQuery = InMarket<z.output<typeof plainBonusQuery>>;

export const exclusiveBonusCardQuery = plainBonusQuery.extend(offerListQuery);
export type FilteredBonusQuery = InMarket<z.output<typeof exclusiveBonusCardQuery>>;
