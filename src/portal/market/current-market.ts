import type { MarketCard } from '#contract/site/market.ts';
import { isMarketCode, type MarketCode } from '#contract/site/market-code.ts';
import { usePageContext } from '../page-context.ts';

/** Sets an invalid market to undefined: if the key were missing, the router would pass on the raw value. */
export const readMarket = ({
  market,
}: Record<string, unknown>): { market?: MarketCode | undefined } => ({
  market: isMarketCode(market) ? market : undefined,
});

/** Returns the market that the server chose when it rendered the page. */
export function useMarket(): MarketCard | undefined {
  const { market, markets } = usePageContext();
  return markets.find(({ code }) => code === market);
}
