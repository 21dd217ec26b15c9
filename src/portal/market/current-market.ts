import type { MarketCard } from '#contract/site/market.ts';
import { isMarketCode, type MarketCode } from '#contract/site/market-code.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import { useMessages, usePageContext } from '../page-context.ts';

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

/** Returns what the rules of the visitor's market let the page show. The server has already removed the rest. */
export const useEffects = (): SubjectEffects | undefined => useMarket()?.effects;

/** True if offers of this kind may link to their partners. */
export function useIsLinked(subject: 'bonuses' | 'promo_codes'): boolean {
  const effects = useEffects();
  return !effects || (effects.links === 'show' && effects[subject] === 'show');
}

export const useIsHidden = (subject: keyof SubjectEffects): boolean =>
  useEffects()?.[subject] === 'hide';

/** The visitor's market within a sentence, such as “in the United States”. */
export function usePlace(): string {
  const market = useMarket();
  const { inNamed } = useMessages().market;
  return market?.name_in_sentence ?? inNamed(market?.name ?? '');
}
