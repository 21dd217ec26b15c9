/** Reads the catalogue for REST, tRPC and page rendering, which share cached results. */
import type { CatalogueVersion } from '../../../db/engine.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import type { Search } from '../../../search-index/open-search-engine.ts';
import type { Previews } from '../../content/preview.ts';
import { etagOf } from '../../http/etag.ts';
import { noTracing, type Tracing } from '../../tracing/tracing.ts';
import type { MissedSearchLog } from '../../visitor/missed-search/missed-search-log.ts';
import { openPartnerFilter } from '../filter/open-partner-filter.ts';
import { duringBreak, inMarket } from '../market-rule/in-market.ts';
import { openOfferFilter } from '../offer/open-offer-filter.ts';
import { openFilterSearch } from '../search-filter/open-filter-search.ts';
import { derivedReads } from './derived-reads.ts';
import { readLoader } from './load-read.ts';
import { marketReads } from './market-list.ts';
import { defaultMarket, marketRules } from './market-of-call.ts';
import {
  asEveryone,
  dataOf,
  marketOf,
  type ReadCall,
  readCall,
  type StoredRead,
} from './read-call.ts';
import type { ReadInput, ReadName } from './read-schemas.ts';
import { bytesOfEntry, versionedCache } from './versioned-cache.ts';

type Source = {
  database: Pick<OpenDatabase, 'db'> & { version: Pick<CatalogueVersion, 'current'> };
  search: Search;
  missedSearches: MissedSearchLog;
  tracing?: Tracing;
  previews: Pick<Previews, 'find'>;
};

const defaultMaxBytes = 24 * 1024 * 1024;

/** Counts the JSON twice, because tRPC wraps it in another string. */
const bytesOf = ({ json, etag }: StoredRead) => bytesOfEntry(json, json, etag) + 2_000;

export type CatalogueReads = ReturnType<typeof catalogueReads>;

export function catalogueReads(
  { database, tracing = noTracing, ...source }: Source,
  maxBytes = defaultMaxBytes,
) {
  const { db, version } = database;
  const cache = versionedCache<StoredRead>({ name: 'results', version, maxBytes, bytesOf });

  const stored = {
    find(call: ReadCall): StoredRead | undefined {
      if (call.cost || call.isOnBreak) return undefined;
      const named = call.usesDefaultMarket ? byDefault.nameIfKnown(call) : call;
      return named && cache.find(named.key);
    },

    async get(call: ReadCall): Promise<StoredRead> {
      if (call.isOnBreak) return getWithoutOffers(call);
      if (call.cost) return getWithCost(call);
      return getShared(call.usesDefaultMarket ? await byDefault.name(call) : call);
    },
  };

  /** Returns the same object if a write did not change the result. */
  const getShared = (call: ReadCall): Promise<StoredRead> =>
    cache.get(call.key, async (outdated) => {
      const loaded = await load(call);
      return outdated?.etag === loaded.value.etag ? { ...loaded, value: outdated } : loaded;
    });

  const markets = marketReads({ find: ({ key }) => cache.find(key), get: getShared });
  const byDefault = defaultMarket(markets, version);
  const { withPoints, settings, ...partners } = derivedReads(stored);
  const rules = marketRules(db, markets, partners);
  const partnerFilter = openPartnerFilter(database);
  const filterSearch = openFilterSearch({ ...database, partnerFilter });
  const offerFilter = openOfferFilter(database);
  const filters = { partnerFilter, offerFilter, filterSearch };
  const load = readLoader({ ...source, ...filters, db, tracing, markets, rules, withPoints });

  const getForEveryone = (call: ReadCall): Promise<StoredRead> =>
    stored.get(readCall(call.name, call.input as ReadInput<ReadName>, asEveryone(call)));

  /** Adds costs for the requested deposit and games to the result that is cached without them. */
  async function getWithCost(call: ReadCall): Promise<StoredRead> {
    const { name, input, cost } = call;
    const found = await getForEveryone(call);
    const market = await rules.ruledMarket(name, input);
    if (!market) return found;
    const shown = await inMarket(name, dataOf(name, found), rules.rulesFor(market, input, cost));
    const { took_ms: _, ...tagged } = shown as object & { took_ms?: number };
    return { ...found, json: JSON.stringify(shown), etag: etagOf(JSON.stringify(tagged)) };
  }

  /** Derives the result each time from the one that is cached for everyone else. */
  async function getWithoutOffers(call: ReadCall): Promise<StoredRead> {
    const { name, input } = call;
    const found = await getForEveryone(call);
    const ruling = rules.rulesFor(await markets.get(marketOf(input)), input);
    const json = JSON.stringify(await duringBreak(name, dataOf(name, found), ruling));
    return { json, etag: etagOf(json), isPrivate: true };
  }

  return {
    ...stored,
    markets,
    settings,
    withPoints,
    size: cache.size,
    prepareFilters: partnerFilter.catchUp,
  };
}
