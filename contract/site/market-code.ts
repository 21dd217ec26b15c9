/** The code of a row of the table `market`. */
export type MarketCode = string;

/** It is shown until a visitor chooses another one, and it is always active. */
export const defaultMarket: MarketCode = 'US';

/** It begins with a letter, so that a URL never reads it as a number. */
export const marketCodePattern = '^[A-Z][A-Z0-9]{1,7}$';
const wellFormed = new RegExp(marketCodePattern);

/** The code is well formed. The rows say whether there is such a market. */
export const isMarketCode = (value: unknown): value is MarketCode =>
  typeof value === 'string' && wellFormed.test(value);

/** A search looks at the markets of each document, and each page names all of them. */
export const maxMarkets = 50;
