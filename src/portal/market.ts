import type { Market } from '#contract/field.ts';
import { usePageContext } from './page-context.ts';

/** Written by hand: a schema library would cost every visitor its weight. */
export const readMarket = ({ market }: Record<string, unknown>): { market?: Market } =>
  market === 'US' || market === 'TR' ? { market } : {};

/** One document shows one market: the server settled it when it drew the page. */
export const useMarket = (): Market => usePageContext().market;
