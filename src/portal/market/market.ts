import { isMarket, type Market } from '#contract/market.ts';
import { usePageContext } from '../page-context.ts';

/** A wrong one is answered as undefined: left out, the raw one would stand in for it. */
export const readMarket = ({
  market,
}: Record<string, unknown>): { market?: Market | undefined } => ({
  market: isMarket(market) ? market : undefined,
});

/** One document shows one market: the server settled it when it drew the page. */
export const useMarket = (): Market => usePageContext().market;
