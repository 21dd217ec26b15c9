import type { MarketCard } from '#contract/site/market.ts';
import { isMarketCode, type MarketCode } from '#contract/site/market-code.ts';
import { usePageContext } from '../page-context.ts';

/** A wrong market is answered as undefined: left out, the router would pass on the raw one. */
export const readMarket = ({
  market,
}: Record<string, unknown>): { market?: MarketCode | undefined } => ({
  market: isMarketCode(market) ? market : undefined,
});

/** The server chose the market when it rendered the page. */
export function useMarket(): MarketCard | undefined {
  const { market, markets } = usePageContext();
  return markets.find(({ code }) => code === market);
}
