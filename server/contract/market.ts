export const markets = ['US', 'TR'] as const;
export type MarketCode = (typeof markets)[number];

/** It is shown until a visitor chooses another one. */
export const defaultMarket: MarketCode = 'US';

export const isMarketCode = (value: unknown): value is MarketCode =>
  markets.some((market) => market === value);
