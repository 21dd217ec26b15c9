import type { Market } from '#contract/field.ts';

/** Written by hand: a schema library would cost every visitor its weight. */
export const readMarket = ({ market }: Record<string, unknown>): { market?: Market } =>
  market === 'US' || market === 'TR' ? { market } : {};
