/** The code of a row of the table `market`. */
export type MarketCode = string;

/** Used until a visitor selects another market. Always active. */
export const defaultMarket: MarketCode = 'US';

/**
 * A country or a region of one, such as CA-ON in ISO 3166-2. Starts with a letter, so that a URL never parses it as a
 * number.
 */
export const marketCodePattern = '^[A-Z][A-Z0-9]{1,7}(-[A-Z0-9]{1,5})?$';
const wellFormed = new RegExp(marketCodePattern);

/** Checks only the format, not whether the market exists. */
export const isMarketCode = (value: unknown): value is MarketCode =>
  typeof value === 'string' && wellFormed.test(value);

/** Limited because searches check the markets of every document, and every page lists all markets. */
export const maxMarkets = 50;
