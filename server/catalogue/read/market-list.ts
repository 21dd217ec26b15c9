import { defaultLanguage, inEachLanguage, type Language } from '#contract/language.ts';
import type { ClickKind } from '#contract/partner/click-place.ts';
import { isLinkedIn } from '#contract/site/linked-in-market.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { allSubjects } from '#contract/site/market-rule.ts';
import { badInput } from '../../errors.ts';
import { oneOfMarkets } from '../../resource/check/active-market.ts';
import { parseOnce, type StoredReads } from './parse-once.ts';
import { everyone, type ReadCall, readCall } from './read-call.ts';

const calls = inEachLanguage((lang) => readCall('markets', { lang }, everyone));

export function marketReads(reads: StoredReads<ReadCall>) {
  const read = parseOnce<ReadCall, MarketCard[]>(reads);

  async function list(language: Language = defaultLanguage) {
    const { value: markets, tag } = await read(calls[language]);
    return { markets, tag };
  }

  /** Returns the first market if no code is given. Throws an error at `path` if no active market has the code. */
  async function get(code: MarketCode | undefined, path = 'market'): Promise<MarketCard> {
    const { markets } = await list();
    const found = code === undefined ? markets[0] : markets.find((market) => market.code === code);
    if (found) return found;
    throw badInput([{ path, message: oneOfMarkets(markets.map((market) => market.code)) }]);
  }

  /**
   * Finds the effects for a visitor of one market on an item of another. An item that the visitor's market inherits
   * from its country follows the visitor's rules, any other those of its own market. Inactive markets hide everything.
   */
  async function effectsFor(visitorMarket: MarketCode, itemMarket: MarketCode) {
    const { markets } = await list();
    const find = (code: MarketCode) => markets.find((market) => market.code === code);
    const visitors = find(visitorMarket);
    const ruling = visitors?.parent_code === itemMarket ? visitors : find(itemMarket);
    return ruling?.effects ?? allSubjects(() => 'hide' as const);
  }

  /** Returns the markets that link items of this kind, or have a region that does. */
  async function linkedMarkets(kind: ClickKind): Promise<MarketCode[]> {
    const { markets } = await list();
    return markets
      .filter(({ effects }) => isLinkedIn(effects, kind))
      .flatMap(({ code, parent_code }) => (parent_code === null ? code : [code, parent_code]));
  }

  const activeCodes = async () => (await list()).markets.map(({ code }) => code);

  return { list, get, effectsFor, linkedMarkets, activeCodes };
}

export type MarketReads = ReturnType<typeof marketReads>;
