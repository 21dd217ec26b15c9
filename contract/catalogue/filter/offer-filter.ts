/** Filters a list of bonuses or promo codes by their terms, and counts how many results each further choice would leave. */
import { z } from 'zod';
import { wholeNumber } from '../../field-schema.ts';
import { type OfferFilterName, offerFilterNames } from './filter-name.ts';
import { bonusKinds } from './filter-value.ts';
import { offerSorts } from './offer-filter-value.ts';
import { chosen, facetOf, flag, limit } from './product-filter.ts';

const offerFilter = z.object({
  kind: chosen(z.enum(bonusKinds), { type: 'string', enum: bonusKinds }),
  max_wagering: limit(200),
  min_deposit: limit(1_000_000_000).meta({
    description: 'Offers whose minimum deposit, in the market’s currency, is at most this',
  }),
  min_value: limit(1_000_000_000).meta({
    description:
      'Offers worth at least this in the market’s currency: `cost.worth` for `deposit` and `game`, or without a cost, their fixed amount',
  }),
  ends_within: wholeNumber(1, 365)
    .optional()
    .meta({ description: 'Offers that end within this many days of 24 hours' }),
  no_deposit: flag.optional().meta({
    description: 'true: only offers without a deposit; false: only offers with one',
  }),
}) satisfies z.ZodType<{ [Name in OfferFilterName]?: unknown }>;
export type OfferFilter = z.output<typeof offerFilter>;

export const offerListQuery = {
  ...offerFilter.shape,
  sort: z.enum(offerSorts).default('editors').meta({
    description:
      'value: by `cost.expected_value` for `deposit` and `game`, highest first. Offers without the figure come last, and ties keep the editors’ order',
  }),
  facets: flag.default(false).meta({ type: 'boolean', default: false }),
};

const offerFacets = z.object({
  kind: facetOf(z.enum(bonusKinds)),
  max_wagering: facetOf(z.number()),
  min_deposit: facetOf(z.number()),
  ends_within: facetOf(z.int()),
  min_value: facetOf(z.number()),
  no_deposit: facetOf(z.boolean()),
}) satisfies z.ZodType<Record<OfferFilterName, unknown>>;
export type OfferFacets = z.output<typeof offerFacets>;

const offerTotalsWithout = z.object(
  Object.fromEntries(offerFilterNames.map((name) => [name, z.int().optional()])) as Record<
    OfferFilterName,
    z.ZodOptional<z.ZodInt>
  >,
);
export type OfferTotalsWithout = z.output<typeof offerTotalsWithout>;

/** Added to a list of offers. */
export const countedOffers = {
  facets: offerFacets.optional().meta({ description: 'Only with facets=true' }),
  without: offerTotalsWithout.optional().meta({
    description: 'Only with facets=true: the total without each of the chosen filters',
  }),
};
