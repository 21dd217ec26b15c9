import { defaultLanguage, type Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { badInput } from '../../errors.ts';
import { oneOfMarkets } from '../resource/check/active-market.ts';
import { parseOnce, type StoredReads } from './parse-once.ts';

export function marketReads(reads: StoredReads<'markets'>) {
  const read = parseOnce<'markets', MarketCard[]>('markets', reads);

  async function list(language: Language = defaultLanguage) {
    const { value: markets, tag } = await read(language);
    return { markets, tag };
  }

  /** Returns the first market if no code is given. Throws an error at `path` if no active market has the code. */
  async function get(code: MarketCode | undefined, path = 'market'): Promise<MarketCard> {
    const { markets } = await list();
    const found = code === undefined ? markets[0] : markets.find((market) => market.code === code);
    if (found) return found;
    throw badInput([{ path, message: oneOfMarkets(markets.map((market) => market.code)) }]);
  }

  /** Inactive markets don't allow promotion. */
  async function isPromotionAllowed(code: MarketCode): Promise<boolean> {
    const { markets } = await list();
    return markets.find((market) => market.code === code)?.promotion_allowed ?? false;
  }

  const activeCodes = async () => (await list()).markets.map(({ code }) => code);

  return { list, get, isPromotionAllowed, activeCodes };
}

export type MarketReads = ReturnType<typeof marketReads>;
