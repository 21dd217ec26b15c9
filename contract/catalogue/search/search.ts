import { z } from 'zod';
import { lang, searchText, wholeNumberOr } from '../../field-schema.ts';
import { type InMarket, requestedMarketCode } from '../../site/market-schema.ts';
import { exclusiveBonusCard } from '../exclusive-bonus.ts';
import { productCard } from '../product.ts';
import { promoCodeCard } from '../promo-code.ts';
import { costParameters } from '../terms/cost/cost-card.ts';
import { searchTypes } from './search-type.ts';

export const searchQuery = z.object({
  q: searchText,
  market: requestedMarketCode,
  lang,
  limit: wholeNumberOr(8, 1, 50),
  type: z.enum(['all', ...searchTypes]).default('all'),
  ...costParameters,
});
export type SearchInput = InMarket<z.output<typeof searchQuery>>;

/** Documented as a list, because OpenAPI's client and test generators don't support tuples. */
const range = z
  .tuple([z.int(), z.int()])
  .meta({ prefixItems: undefined, items: { type: 'integer', minimum: 0 } });

export const highlights = z.record(z.string(), z.array(range)).meta({
  description: 'Start and end of each match as UTF-16 offsets, by field, such as partner.name',
});

/** A filter of the list of casinos that the words of a search name. */
const foundFilter = z.object({
  name: z.string(),
  query: z.string().meta({ description: 'The query string of `/casino/all`, such as `payment=3`' }),
  count: z.int().meta({ description: 'The number of casinos that it leaves' }),
});
export type FoundFilter = z.output<typeof foundFilter>;

export const searchResult = z.object({
  query: z.string(),
  results: z.object({
    products: z.array(productCard.extend({ highlights })),
    bonuses: z.array(exclusiveBonusCard.extend({ highlights })),
    promocodes: z.array(promoCodeCard.extend({ highlights })),
  }),
  filters: z.array(foundFilter).meta({
    description: 'At most three, and none unless `type` is `all`. They don’t count as results',
  }),
  totals: z.object({ products: z.int(), bonuses: z.int(), promocodes: z.int() }),
  took_ms: z.number(),
});
export type SearchResult = z.output<typeof searchResult>;
