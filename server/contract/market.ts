export const markets = ['US', 'TR'] as const;
export type Market = (typeof markets)[number];

export const isMarket = (value: unknown): value is Market =>
  markets.some((market) => market === value);
