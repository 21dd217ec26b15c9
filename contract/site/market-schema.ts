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

/** The rows say which markets there are, so the server checks the code where it is used, and names them all. */
export const givenMarketCode = z
  .preprocess(
    // A parameter that is given twice is no code of a market either.
    (value) => (Array.isArray(value) ? 'several' : value),
    boundedText(maxLength.label),
  )
  .meta(marketDescription);

export const marketCode = givenMarketCode
  .default(defaultMarket)
  .meta({ ...marketDescription, default: defaultMarket });

/** Without it a call asks for the first market of the site, which only the rows know. */
export const askedMarketCode = givenMarketCode.optional().meta({
  ...marketDescription,
  description:
    'The code of an active market. Defaults to the first market of the site, which is US in a new one',
});
/** A query whose market is known. */
export type InMarket<Query> = Omit<Query, 'market'> & { market: MarketCode };

export const newMarketCode = boundedText(8, 'Enter a market code').regex(
  new RegExp(marketCodePattern),
  'Must be two to eight capital letters and digits, and begin with a letter',
);
