import { isMarket, type Market } from '#contract/market.ts';
import { usePageContext } from '../page-context.ts';

/** A wrong market is answered as undefined: left out, the router would pass on the raw one. */
export const readMarket = ({
  market,
}: Record<string, unknown>): { market?: Market | undefined } => ({
  market: isMarket(market) ? market : undefined,
});

/** The server chose the market when it rendered the page. */
export const useMarket = (): Market => usePageContext().market;
