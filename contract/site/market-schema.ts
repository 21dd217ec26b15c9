import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { maxLength } from '../text-rule.ts';
import { defaultMarket, type MarketCode, marketCodePattern } from './market-code.ts';

const marketDescription = {
  type: 'string',
  maxLength: maxLength.label,
  pattern: marketCodePattern,
  description: 'The code of an active market, such as US',
} as const;

/** Not an enum, because markets are rows. The server checks the code where it is used, and lists the valid ones. */
export const givenMarketCode = z
  .preprocess(
    // A repeated parameter isn't a valid market code either.
    (value) => (Array.isArray(value) ? 'several' : value),
    boundedText(maxLength.label),
  )
  .meta(marketDescription);

export const marketCode = givenMarketCode
  .default(defaultMarket)
  .meta({ ...marketDescription, default: defaultMarket });

/** Defaults to the site's first market, which only the database knows. */
export const requestedMarketCode = givenMarketCode.optional().meta({
  ...marketDescription,
  description:
    'The code of an active market. Defaults to the site’s default market, which is US on a new site',
});
/** A query with its market resolved. */
export type InMarket<Query> = Omit<Query, 'market'> & { market: MarketCode };

const givenCode = boundedText(14, 'Enter a market code');

/** For references to stored markets, and for reading codes that new markets can no longer use. */
export const storedMarketCode = givenCode.meta({ pattern: marketCodePattern });

export const newMarketCode = givenCode.regex(
  new RegExp(marketCodePattern),
  'Must be capital letters and digits, such as GB, or CA-ON for a region',
);
