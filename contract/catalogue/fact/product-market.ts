/** A partner's offer in one market or region. Empty fields fall back to the country, then to the product. */
import { z } from 'zod';
import { boundedList } from '../../bounded-list.ts';
import { optionalLabel } from '../../field-schema.ts';
import { optionalUrl } from '../../link-schema.ts';
import { type MarketCode, maxMarkets } from '../../site/market-code.ts';
import { storedMarketCode } from '../../site/market-schema.ts';
import { translations } from '../../translation.ts';
import { type Availability, availabilities } from './availability.ts';
import { licenceNumber } from './product-facts.ts';

const labels = z.object({ fs_label: optionalLabel, freebet_label: optionalLabel });

const productMarket = z.object({
  market_code: storedMarketCode,
  availability: z.enum(availabilities).default('unknown'),
  ref_link: optionalUrl,
  licence_id: licenceNumber
    .nullable()
    .default(null)
    .meta({ description: 'One of the product’s licences, by its ID in `facts`' }),
  i18n: translations(labels.prefault({}), labels.prefault({})).prefault({}),
});
export type ProductMarket = z.output<typeof productMarket>;

export const productMarkets = boundedList(
  productMarket,
  maxMarkets,
  `Must have at most ${maxMarkets} items`,
)
  .refine(
    (given) => new Set(given.map(({ market_code }) => market_code)).size === given.length,
    'Each market can appear only once',
  )
  .default([]);

type Said = { markets: ProductMarket[]; facts: { closed_regions: string[] } };

/** A closed region counts as closed unless an editor has set the partner's availability there. */
export function availabilityIn({ markets, facts }: Said, code: MarketCode): Availability {
  const said = markets.find(({ market_code }) => market_code === code)?.availability ?? 'unknown';
  return said === 'unknown' && facts.closed_regions.includes(code) ? 'closed' : said;
}
