import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { isReservedForPartners } from '../content/taken-path.ts';
import {
  categoryIds,
  clickParameter,
  id,
  lang,
  listSearch,
  optionalDescription,
  optionalLabel,
  optionalParameterName,
  optionalTitle,
  position,
  rating,
  requiredTitle,
} from '../field-schema.ts';
import { optionalImage, optionalUrl, requiredImage } from '../link-schema.ts';
import { categorySlug, listOf, longListPaging, publicPaging, sortedBy } from '../list.ts';
import { exactPositions, positionFrom, reorderItems } from '../reorder.ts';
import { givenMarketCode, type InMarket, requestedMarketCode } from '../site/market-schema.ts';
import { idOrSlugInPath, optionalSlug } from '../slug-schema.ts';
import { productSorts } from '../sort/list-sort.ts';
import { translations } from '../translation.ts';
import { exclusiveBonusCard } from './exclusive-bonus.ts';
import { availabilities } from './fact/availability.ts';
import { factsCard } from './fact/facts-card.ts';
import { keyFacts } from './fact/key-facts.ts';
import { productFacts } from './fact/product-facts.ts';
import { productMarkets } from './fact/product-market.ts';
import {
  facets,
  filteredListQuery,
  matchedTexts,
  totalsWithout,
  totalWithoutPair,
} from './filter/product-filter.ts';
import { missingFields } from './missing-field.ts';
import { promoCodeCard } from './promo-code.ts';
import { productScore } from './score/product-score.ts';
import { scoreCard } from './score/score-card.ts';
import { costParameters } from './terms/cost/cost-card.ts';

const translation = z.object({
  name: optionalTitle,
  description: optionalDescription,
  fs_label: optionalLabel,
  freebet_label: optionalLabel,
  pick_reason: optionalLabel.meta({
    description: 'Completes “Our pick: …” on the first card of a ranked list',
  }),
});

const english = translation.extend({ name: requiredTitle('Enter the name in English') });

/** Used if the translation is missing, so that the error points to the required field. */
const noTexts = {} as z.input<typeof english>;

export const productImage = z.object({
  image_url: requiredImage(),
  sort_order: position.default(1),
});

const slug = z
  .string()
  .meta({ description: 'The readable part of the address of its page, /casino/{slug}' });

export const product = z.object({
  id: z.int(),
  slug,
  icon_url: optionalImage,
  rating: rating.default(null),
  ref_link: optionalUrl,
  click_parameter: optionalParameterName,
  name: z.string(),
  name_en: z.string(),
  title: z.string(),
  names: translations(z.string(), z.string().nullable()),
  i18n: translations(english.prefault(noTexts), translation.prefault({})).prefault({}),
  images: boundedList(productImage, 100, 'Must have at most 100 images').default([]),
  categories: categoryIds,
  markets: productMarkets,
  facts: productFacts,
  score: productScore,
  shown_rating: z.number().nullable().meta({
    description: 'Calculated from the points; otherwise the same as `rating`',
  }),
});
export type Product = z.output<typeof product>;

export const productFields = product
  .omit({
    id: true,
    name: true,
    name_en: true,
    title: true,
    names: true,
    shown_rating: true,
  })
  .extend({ slug: optionalSlug });
export const productDraft = productFields.superRefine(checkSlug).superRefine(checkLicences);
export type ProductDraft = z.output<typeof productDraft>;

function checkSlug({ slug }: { slug: string | null }, context: z.RefinementCtx) {
  if (slug === null || !isReservedForPartners(slug)) return;
  const message = 'This slug is reserved. Choose another';
  context.addIssue({ code: 'custom', path: ['slug'], message });
}

/** A partner can only serve a market under one of its own licences. */
function checkLicences(draft: Pick<Product, 'markets' | 'facts'>, context: z.RefinementCtx) {
  const known = new Set(draft.facts.licences.map(({ id }) => id));
  for (const [index, { licence_id }] of draft.markets.entries()) {
    if (licence_id === null || known.has(licence_id)) continue;
    const message = 'Must be one of the licences of this product';
    context.addIssue({ code: 'custom', path: ['markets', index, 'licence_id'], message });
  }
}

export const productTexts = product.pick({ i18n: true });

/** `rating` is what visitors see. `position` is only set if the list is in a category's order. */
export const productRow = product
  .omit({
    i18n: true,
    images: true,
    click_parameter: true,
    markets: true,
    facts: true,
    score: true,
    shown_rating: true,
  })
  .extend({ position: z.int().optional() });
export type ProductRow = z.output<typeof productRow>;

export const productRowQuery = z.object({
  q: listSearch,
  category: categorySlug,
  missing: z.enum(missingFields).optional(),
  closed_in: givenMarketCode.optional(),
  no_link_in: givenMarketCode.optional(),
  ...sortedBy(productSorts),
  ...longListPaging,
});
export type ProductRowQuery = z.output<typeof productRowQuery>;

export const productReorder = z.object({
  category_id: id,
  items: reorderItems(z.object({ product_id: z.int(), position: positionFrom(1) })).superRefine(
    exactPositions('product_id', 'position', 1),
  ),
});
export type ProductReorder = z.output<typeof productReorder>;

export const productCard = z.object({
  id: z.int(),
  slug,
  name: z.string(),
  description: z.string().nullable(),
  rating: z.number().nullable(),
  categories: z.array(z.string()),
  icon_url: z.string().nullable(),
  fs_label: z.string().nullable(),
  freebet_label: z.string().nullable(),
  pick_reason: z.string().nullable(),
  ref_link: z.string().nullable(),
  availability: z.enum(availabilities),
  key_facts: keyFacts,
  click_parameter: clickParameter,
});
export type ProductCard = z.output<typeof productCard>;

export const productPage = productCard.extend({
  images: z.array(
    z.object({
      image_url: z.string(),
      sort_order: z.int(),
      alt: z.string().optional().meta({ description: 'Only where editors have described it' }),
    }),
  ),
  bonuses: z.array(exclusiveBonusCard),
  promocodes: z.array(promoCodeCard),
  facts: factsCard,
  score: scoreCard,
});
export type ProductPage = z.output<typeof productPage>;

const plainCardQuery = z.object({
  category: categorySlug,
  market: requestedMarketCode,
  lang,
  ...publicPaging(10),
});
export type ProductCardQuery = InMarket<z.output<typeof plainCardQuery>>;

/** `deposit` and `game` only matter for sort=cost. */
export const productCardQuery = plainCardQuery.extend({ ...filteredListQuery, ...costParameters });
export type FilteredCardQuery = InMarket<z.output<typeof productCardQuery>>;

export const listedProductCard = productCard.extend({
  matched: matchedTexts.optional().meta({ description: 'Why the partner is in a filtered list' }),
});
export type ListedProductCard = z.output<typeof listedProductCard>;

export const productCardList = listOf(listedProductCard).extend({
  facets: facets.optional().meta({ description: 'Only with facets=true' }),
  without: totalsWithout.optional().meta({
    description: 'Only with facets=true: the total without each of the chosen filters',
  }),
  without_pair: totalWithoutPair.optional().meta({
    description:
      'Only if nothing matches, not even without any one of the chosen filters: the best pair to remove',
  }),
  closed: z.int().optional().meta({
    description: 'Only with facets=true: how many of the total are closed in the market',
  }),
  unchecked: z.int().optional().meta({
    description: 'Only with facets=true: the total with unchecked=true',
  }),
});
export type ProductCardList = z.output<typeof productCardList>;

export const productPageQuery = z.object({
  id: idOrSlugInPath,
  market: requestedMarketCode,
  lang,
  ...costParameters,
});
export type ProductPageQuery = InMarket<z.output<typeof productPageQuery>>;
