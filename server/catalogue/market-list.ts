/** The active markets are read as every other result is, and stay in memory until a write changes them. */
import type { MarketCard } from '#contract/catalogue/market.ts';
import { defaultLanguage, inEachLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/market.ts';
import { badInput } from '../errors.ts';
import { oneOfMarkets } from '../resources/active-market.ts';

type MarketsCall = { key: string; name: 'markets'; input: { lang: Language } };
type StoredList = { json: string; etag: string };
type StoredReads = {
  find: (call: MarketsCall) => StoredList | undefined;
  get: (call: MarketsCall) => Promise<StoredList>;
};

/** `tag` says which state of the markets a page was rendered from. */
export type MarketList = { markets: MarketCard[]; tag: { call: MarketsCall; etag: string } };

const calls = inEachLanguage(
  (lang): MarketsCall => ({ key: `markets ${lang}`, name: 'markets', input: { lang } }),
);

export function marketReads(reads: StoredReads) {
  const parsed = new WeakMap<StoredList, MarketList>();

  async function list(language: Language = defaultLanguage): Promise<MarketList> {
    const call = calls[language];
    const stored = reads.find(call) ?? (await reads.get(call));
    const known = parsed.get(stored) ?? {
      markets: JSON.parse(stored.json) as MarketCard[],
      tag: { call, etag: stored.etag },
    };
    parsed.set(stored, known);
    return known;
  }

  /** A code that is no active market's is the error of the field that is named by `path`. */
  async function get(code: MarketCode, path = 'market'): Promise<MarketCard> {
    const { markets } = await list();
    const found = markets.find((market) => market.code === code);
    if (found) return found;
    throw badInput([{ path, message: oneOfMarkets(markets.map((market) => market.code)) }]);
  }

  const activeCodes = async () => (await list()).markets.map(({ code }) => code);

  return { list, get, activeCodes };
}

export type MarketReads = ReturnType<typeof marketReads>;
