/** The market of a call, by default the site's default market, and the data that its rules need. */
import type { Kysely } from 'kysely';
import type { ClickKind } from '#contract/partner/click-place.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import type { Database } from '../../../db/tables.ts';
import { type CostInput, requestedCost } from '../market-rule/requested-cost.ts';
import type { DerivedReads } from './derived-reads.ts';
import { findGoLink } from './find-go-link.ts';
import type { MarketReads } from './market-list.ts';
import { asEveryone, marketOf, type ReadCall, readCall } from './read-call.ts';
import { dependsOnMarket, type ReadInput, type ReadName } from './read-schemas.ts';

/** Adds the default market to calls without a market, so that they share results with calls that specify it. */
export function defaultMarket(markets: MarketReads, version: Pick<CatalogueVersion, 'current'>) {
  let first: { code: MarketCode; version: number } | undefined;
  const named = new WeakMap<ReadCall, ReadCall>();

  function withMarket(call: ReadCall, market: MarketCode): ReadCall {
    const known = named.get(call);
    if (known && marketOf(known.input) === market) return known;
    const input = { ...call.input, market } as ReadInput<ReadName>;
    const made = readCall(call.name, input, asEveryone(call));
    named.set(call, made);
    return made;
  }

  return {
    /** Returns undefined if the default market may have changed. */
    nameIfKnown(call: ReadCall): ReadCall | undefined {
      return first?.version === version.current() ? withMarket(call, first.code) : undefined;
    },
    async name(call: ReadCall): Promise<ReadCall> {
      const before = version.current();
      const { code } = await markets.get(undefined);
      first = { code, version: before };
      return withMarket(call, code);
    },
  };
}

type Partners = Pick<DerivedReads, 'findHosts' | 'findHiddenHosts'>;

export function marketRules(db: Kysely<Database>, markets: MarketReads, partners: Partners) {
  const isAnswered = async (kind: ClickKind, id: number, market: MarketCode) =>
    (await markets.activeCodes()).includes(market) &&
    (await findGoLink({ db, markets }, kind, id, market)) !== undefined;

  return {
    /** Also refuses inactive markets, as every read that depends on a market passes through here. */
    ruledMarket: async (name: ReadName, input: object): Promise<MarketCard | undefined> =>
      dependsOnMarket(name) ? markets.get(marketOf(input)) : undefined,

    rulesFor: (market: MarketCard, input: object, cost?: CostInput) => ({
      effects: market.effects,
      isOnBreak: false,
      asked: requestedCost(market, { ...input, ...cost }),
      market: marketOf(input),
      ...partners,
      isAnswered,
    }),
  };
}

export type MarketRules = ReturnType<typeof marketRules>;
