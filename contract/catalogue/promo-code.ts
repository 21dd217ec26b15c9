import { z } from 'zod';
import {
  clickParameter,
  idInPath,
  idParameter,
  lang,
  listSearch,
  localTime,
  optionalId,
  trimmedLabel,
  wholeNumber,
} from '../field-schema.ts';
import { optionalImage, optionalUrl } from '../link-schema.ts';
import { listOf, longListPaging, publicPaging, sortedBy } from '../list.ts';
import { type InMarket, marketCode, requestedMarketCode } from '../site/market-schema.ts';
import { promoCodeSorts } from '../sort/list-sort.ts';
import { minShownVotes, voteDays } from '../visitor/shown-votes.ts';
import { countedOffers, offerListQuery } from './filter/offer-filter.ts';
import { costParameters, shownCost } from './terms/cost/cost-card.ts';
import { offerTerms, offerTermsCard } from './terms/offer-terms.ts';
import { offerChanges } from './terms/seen-terms.ts';
import { visibilities } from './visibility.ts';

export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

export const promoCodeVotes = z.object({
  worked_percent: z.int().min(0).max(100),
  count: z.int(),
});
export type PromoCodeVotes = z.output<typeof promoCodeVotes>;

export const shownVotes = promoCodeVotes.nullable().meta({
  description: `Votes of the last ${voteDays} days; null if there are fewer than ${minShownVotes}`,
});

export const promoCode = z.object({
  id: z.int(),
  code: trimmedLabel('Promo code cannot be empty'),
  market_code: marketCode,
  rarity: z.enum(rarities).default('rare'),
  ref_link: optionalUrl,
  expires_at: localTime.nullable().default(null),
  image_vertical_url: optionalImage,
  image_horizontal_url: optionalImage,
  is_active: z.boolean().default(true),
  product_id: optionalId,
  terms: offerTerms,
  product_name: z.string().nullable(),
  product_icon_url: z.string().nullable(),
});
export type PromoCode = z.output<typeof promoCode>;

/** Editors see recent votes, even if there are only a few. */
export const promoCodeRow = promoCode.extend({ votes: promoCodeVotes.nullable() });
export type PromoCodeRow = z.output<typeof promoCodeRow>;

export const promoCodeDraft = promoCode.omit({
  id: true,
  product_name: true,
  product_icon_url: true,
});
export type PromoCodeDraft = z.output<typeof promoCodeDraft>;

/**
 * With expires_within, lists the active codes that expire within that many days, soonest first unless sorted otherwise.
 */
export const promoCodeQuery = z.object({
  q: listSearch,
  expires_within: wholeNumber(1, 365).optional(),
  visibility: z.enum(visibilities).optional(),
  ...sortedBy(promoCodeSorts),
  ...longListPaging,
});
export type PromoCodeQuery = z.output<typeof promoCodeQuery>;

export const promoCodeCard = z.object({
  id: z.int(),
  code: z.string().nullable().meta({
    description: 'Null in markets where codes can be mentioned but not shown',
  }),
  rarity: z.enum(rarities),
  market_code: z.string(),
  ref_link: z.string().nullable(),
  expires_at: z.string().nullable(),
  image_vertical_url: z.string().nullable(),
  image_horizontal_url: z.string().nullable(),
  product: z
    .object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      icon_url: z.string().nullable(),
      click_parameter: clickParameter,
    })
    .nullable(),
  terms: offerTermsCard.nullable(),
  cost: shownCost,
  changes: offerChanges,
  votes: shownVotes,
});
export type PromoCodeCard = z.output<typeof promoCodeCard>;

export const promoCodeCardList = listOf(promoCodeCard).extend(countedOffers);
export type PromoCodeCardList = z.output<typeof promoCodeCardList>;

const plainCodeQuery = z.object({
  market: requestedMarketCode,
  lang,
  product: idParameter.optional(),
  ...costParameters,
  ...publicPaging(20),
});
export type PromoCodeCardQuery = InMarket<z.output<typeof plainCodeQuery>>;

export const promoCodeCardQuery = plainCodeQuery.extend(offerListQuery);
export type FilteredCodeQuery = InMarket<z.output<typeof promoCodeCardQuery>>;

export const promoCodePageQuery = z.object({
  id: idInPath,
  market: requestedMarketCode,
  lang,
  ...costParameters,
});
export type PromoCodePageQuery = InMarket<z.output<typeof promoCodePageQuery>>;
