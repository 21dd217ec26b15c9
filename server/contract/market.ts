export const markets = ['US', 'TR'] as const;
export type Market = (typeof markets)[number];

/** It is shown until a visitor chooses another one. */
export const defaultMarket: Market = 'US';

export const isMarket = (value: unknown): value is Market =>
  markets.some((market) => market === value);
