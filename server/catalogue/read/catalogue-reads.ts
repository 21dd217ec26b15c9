/** Reads the catalogue for REST, tRPC and page rendering, which share cached results. */
import { type FilteredCardQuery, productCardList } from '#contract/catalogue/product.ts';
import { searchResult } from '#contract/catalogue/search/search.ts';
import {
  type ContentPagePreviewQuery,
  type ContentPageSearchQuery,
  contentPageSearchResult,
  contentPageView,
} from '#contract/content/content-page.ts';
import { uploadsPath } from '#contract/image/uploaded-image.ts';
import type { Language } from '#contract/language.ts';
import type { ClickKind } from '#contract/partner/click-place.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SettingsCard } from '#contract/site/site-settings.ts';
import { lostPartCheck } from '../../../db/database-fault.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import type { Search } from '../../../search-index/open-search-engine.ts';
import type { Previews } from '../../content/preview.ts';
import { notFound } from '../../errors.ts';
import { etagOf } from '../../http/etag.ts';
import { noTracing, type Tracing } from '../../tracing/tracing.ts';
import type { MissedSearchLog } from '../../visitor/missed-search/missed-search-log.ts';
import { isUsualDeposit } from '../filter/best-offer.ts';
import { isFiltered, listFilteredProducts } from '../filter/filtered-products.ts';
import { openPartnerFilter } from '../filter/open-partner-filter.ts';
import { duringBreak, inMarket } from '../market-rule/in-market.ts';
import { partnerHostCheck } from '../market-rule/partner-host.ts';
import { type CostInput, requestedCost } from '../market-rule/requested-cost.ts';
import { searchPages } from './content-search.ts';
import { derivedOnce } from './derived-once.ts';
import { findGoLink } from './find-go-link.ts';
import { withFocalPoints } from './focal-point.ts';
import { marketReads } from './market-list.ts';
import { parseOnce } from './parse-once.ts';
import type { Read } from './public-reads.ts';
import {
  asEveryone,
  dataOf,
  everyone,
  marketOf,
  type ReadCall,
  readCall,
  type StoredRead,
} from './read-call.ts';
import {
  databaseReads,
  dependsOnMarket,
  type ReadInput,
  type ReadName,
  type ReadOutput,
} from './read-schemas.ts';
import { findsNothing, searchCatalogue } from './site-search.ts';
import { bytesOfEntry, versionedCache } from './versioned-cache.ts';

type Source = {
  database: Pick<OpenDatabase, 'db'> & { version: Pick<CatalogueVersion, 'current'> };
  search: Search;
  missedSearches: MissedSearchLog;
  tracing?: Tracing;
  previews: Pick<Previews, 'find'>;
};
type Made = { value: StoredRead; isKept: boolean };

const defaultMaxBytes = 24 * 1024 * 1024;

/** Counts the JSON twice, because tRPC wraps it in another string. */
const bytesOf = ({ json, etag }: StoredRead) => bytesOfEntry(json, json, etag) + 2_000;

export type CatalogueReads = ReturnType<typeof catalogueReads>;

export function catalogueReads(
  { database, search, missedSearches, previews, tracing = noTracing }: Source,
  maxBytes = defaultMaxBytes,
) {
  const { db, version } = database;
  const partnerFilter = openPartnerFilter(database);
  const cache = versionedCache<StoredRead>({ name: 'results', version, maxBytes, bytesOf });

  const readDatabase =
    (name: ReadName, { load, output }: Pick<Read, 'load' | 'output'>) =>
    async (input: object): Promise<Made> => {
      const hasMissingData = lostPartCheck();
      const market = await ruledMarket(name, input);
      const loaded = await load(db, input as never);
      if (loaded === undefined) throw notFound();
      const found = output.parse(loaded) as ReadOutput<ReadName>;
      const shown = market ? await inMarket(name, found, rulesFor(market, input)) : found;
      const json = await withPoints(JSON.stringify(shown));
      return { value: { json, etag: etagOf(json) }, isKept: !hasMissingData() };
    };

  async function readSearch(input: object, { isAhead }: ReadCall): Promise<Made> {
    const market = await markets.get(marketOf(input));
    // Spans must not contain a visitor's search terms.
    const result = await tracing.span('search', {}, () =>
      searchCatalogue(
        { db, search, ...(!isAhead && { missedSearches }) },
        input as never,
        market.effects,
      ),
    );
    const parsed = searchResult.parse(result);
    const { took_ms, ...found } = await inMarket('search', parsed, rulesFor(market, input));
    const json = await withPoints(JSON.stringify(found));
    return {
      value: {
        json: `${json.slice(0, -1)},"took_ms":${took_ms}}`,
        // Leaves out `took_ms`, which differs each time.
        etag: etagOf(json),
      },
      // Don't cache searches without results, so that each one is counted as missed.
      isKept: !findsNothing(found),
    };
  }

  async function readPageSearch(input: object): Promise<Made> {
    const load = () => searchPages({ db, search }, input as ContentPageSearchQuery);
    return readDatabase('contentPageSearch', { load, output: contentPageSearchResult })(input);
  }

  /** Reads the current state of a page, never from the cache, until the preview expires. */
  async function readPreview(input: object): Promise<Made> {
    const load = () => previews.find(input as ContentPagePreviewQuery);
    const read = readDatabase('contentPagePreview', { load, output: contentPageView });
    const { value } = await read(input);
    return { value: { ...value, isPrivate: true }, isKept: false };
  }

  async function readProducts(input: object): Promise<Made> {
    const query = input as FilteredCardQuery;
    if (!isFiltered(query)) return readDatabase('products', databaseReads.products)(input);
    const { effects } = await markets.get(query.market);
    const load = () => listFilteredProducts(db, partnerFilter, query, effects);
    const read = await readDatabase('products', { load, output: productCardList })(input);
    return { ...read, isKept: read.isKept && isUsualDeposit(query) };
  }

  type Reader = (input: object, call: ReadCall) => Promise<Made>;
  const readers = new Map<ReadName, Reader>([
    ...Object.entries(databaseReads).map(
      ([name, read]) => [name as ReadName, readDatabase(name as ReadName, read)] as const,
    ),
    ['products', readProducts],
    ['search', readSearch],
    ['contentPageSearch', readPageSearch],
    ['contentPagePreview', readPreview],
  ]);

  /** Returns the same object if a write did not change the result. */
  const getStored = (call: ReadCall): Promise<StoredRead> =>
    cache.get(call.key, async (outdated) => {
      const made = await (readers.get(call.name) as Reader)(call.input, call);
      return outdated?.etag === made.value.etag ? { ...made, value: outdated } : made;
    });
  const markets = marketReads({ find: ({ key }) => cache.find(key), get: getStored });

  let first: { code: MarketCode; version: number } | undefined;
  async function findFirstMarket(): Promise<MarketCode> {
    const before = version.current();
    const { code } = await markets.get(undefined);
    first = { code, version: before };
    return code;
  }

  const inFirstMarket = new WeakMap<ReadCall, ReadCall>();
  function withMarket(call: ReadCall, market: MarketCode): ReadCall {
    const known = inFirstMarket.get(call);
    if (known && marketOf(known.input) === market) return known;
    const input = { ...call.input, market } as ReadInput<ReadName>;
    const made = readCall(call.name, input, asEveryone(call));
    inFirstMarket.set(call, made);
    return made;
  }

  const getForEveryone = (call: ReadCall): Promise<StoredRead> =>
    stored.get(readCall(call.name, call.input as ReadInput<ReadName>, asEveryone(call)));

  /** Computes the cost of offers for what the call asks, from a result that is cached without it. */
  async function withAskedCost(call: ReadCall): Promise<StoredRead> {
    const { name, input, cost } = call;
    const found = await getForEveryone(call);
    const market = await ruledMarket(name, input);
    if (!market) return found;
    const shown = await inMarket(name, dataOf(name, found), rulesFor(market, input, cost));
    const { took_ms: _, ...tagged } = shown as object & { took_ms?: number };
    return { ...found, json: JSON.stringify(shown), etag: etagOf(JSON.stringify(tagged)) };
  }

  /** Derived each time from the result that is cached for everyone else. */
  async function getWithoutOffers(call: ReadCall): Promise<StoredRead> {
    const { name, input } = call;
    const found = await getForEveryone(call);
    const rules = rulesFor(await markets.get(marketOf(input)), input);
    const json = JSON.stringify(await duringBreak(name, dataOf(name, found), rules));
    return { json, etag: etagOf(json), isPrivate: true };
  }

  const stored = {
    find(call: ReadCall): StoredRead | undefined {
      if (call.cost || call.isOnBreak) return undefined;
      if (!call.usesDefaultMarket) return cache.find(call.key);
      if (first?.version !== version.current()) return undefined;
      return cache.find(withMarket(call, first.code).key);
    },

    async get(call: ReadCall): Promise<StoredRead> {
      if (call.isOnBreak) return getWithoutOffers(call);
      if (call.cost) return withAskedCost(call);
      if (!call.usesDefaultMarket) return getStored(call);
      return getStored(withMarket(call, await findFirstMarket()));
    },
  };

  const findPoints = derivedOnce(stored, 'focalPoints', (points) => points);
  const withPoints = async (json: string): Promise<string> =>
    json.includes(`"${uploadsPath}/`) ? withFocalPoints(json, await findPoints()) : json;
  const partners = {
    findHosts: derivedOnce(stored, 'partnerHosts', partnerHostCheck),
    findHiddenHosts: derivedOnce(stored, 'hiddenPartnerHosts', partnerHostCheck),
    isAnswered: async (kind: ClickKind, id: number, market: MarketCode) =>
      (await markets.activeCodes()).includes(market) &&
      (await findGoLink({ db, markets }, kind, id, market)) !== undefined,
  };

  /** Also refuses inactive markets, as every read that depends on a market passes through here. */
  const ruledMarket = async (name: ReadName, input: object): Promise<MarketCard | undefined> =>
    dependsOnMarket(name) ? markets.get(marketOf(input)) : undefined;

  const rulesFor = (market: MarketCard, input: object, cost?: CostInput) => ({
    effects: market.effects,
    isOnBreak: false,
    asked: requestedCost(market, { ...input, ...cost }),
    market: marketOf(input),
    ...partners,
  });

  const readSettings = parseOnce<ReadCall, SettingsCard>(stored);
  const settings = (lang: Language, market?: MarketCode, asker = everyone) =>
    readSettings(readCall('settings', { lang, market }, asker));
  return {
    ...stored,
    markets,
    settings,
    withPoints,
    size: cache.size,
    prepareFilters: partnerFilter.catchUp,
  };
}
