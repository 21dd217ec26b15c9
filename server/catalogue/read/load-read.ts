/** Loads the data of each read: database rows, or the results of search and filters. */
import type { FilteredBonusQuery } from '#contract/catalogue/exclusive-bonus.ts';
import { type FilteredCardQuery, productCardList } from '#contract/catalogue/product.ts';
import type { FilteredCodeQuery } from '#contract/catalogue/promo-code.ts';
import { searchResult } from '#contract/catalogue/search/search.ts';
import {
  type ContentPagePreviewQuery,
  type ContentPageSearchQuery,
  contentPageSearchResult,
  contentPageView,
} from '#contract/content/content-page.ts';
import { lostPartCheck } from '../../../db/database-fault.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import type { Search } from '../../../search-index/open-search-engine.ts';
import type { Previews } from '../../content/preview.ts';
import { notFound } from '../../errors.ts';
import { etagOf } from '../../http/etag.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { MissedSearchLog } from '../../visitor/missed-search/missed-search-log.ts';
import { isUsualDeposit } from '../filter/best-offer.ts';
import { isFiltered, listFilteredProducts } from '../filter/filtered-products.ts';
import type { PartnerFilter } from '../filter/open-partner-filter.ts';
import { inMarket } from '../market-rule/in-market.ts';
import { isFilteredOffers, listFilteredOffers } from '../offer/filtered-offers.ts';
import type { OfferFilterInMemory } from '../offer/open-offer-filter.ts';
import type { FilterSearch } from '../search-filter/open-filter-search.ts';
import { searchPages } from './content-search.ts';
import type { DerivedReads } from './derived-reads.ts';
import type { MarketReads } from './market-list.ts';
import type { MarketRules } from './market-of-call.ts';
import type { Read } from './public-reads.ts';
import { marketOf, type ReadCall, type StoredRead } from './read-call.ts';
import { databaseReads, type ReadName, type ReadOutput } from './read-schemas.ts';
import { findsNothing, searchCatalogue } from './site-search.ts';

export type Loaded = { value: StoredRead; isKept: boolean };

type Source = {
  db: OpenDatabase['db'];
  search: Search;
  missedSearches: MissedSearchLog;
  tracing: Tracing;
  previews: Pick<Previews, 'find'>;
  partnerFilter: PartnerFilter;
  filterSearch: FilterSearch;
  offerFilter: OfferFilterInMemory;
  markets: MarketReads;
  rules: MarketRules;
  withPoints: DerivedReads['withPoints'];
};

type LoadRead = (input: object, call: ReadCall) => Promise<Loaded>;

export function readLoader(source: Source): (call: ReadCall) => Promise<Loaded> {
  const { db, markets, rules, withPoints } = source;

  const fromDatabase =
    (name: ReadName, { load, output }: Pick<Read, 'load' | 'output'>) =>
    async (input: object): Promise<Loaded> => {
      const hasMissingData = lostPartCheck();
      const market = await rules.ruledMarket(name, input);
      const loaded = await load(db, input as never);
      if (loaded === undefined) throw notFound();
      const found = output.parse(loaded) as ReadOutput<ReadName>;
      const shown = market ? await inMarket(name, found, rules.rulesFor(market, input)) : found;
      const json = await withPoints(JSON.stringify(shown));
      return { value: { json, etag: etagOf(json) }, isKept: !hasMissingData() };
    };

  const offerList =
    (name: 'bonuses' | 'promoCodes', subject: 'bonuses' | 'promo_codes'): LoadRead =>
    async (input) => {
      const query = input as FilteredBonusQuery & FilteredCodeQuery;
      if (!isFilteredOffers(query)) return fromDatabase(name, databaseReads[name])(input);
      const { effects } = await markets.get(query.market);
      const { list, isTimed } = await listFilteredOffers(source, subject, query, effects);
      const { output } = databaseReads[name];
      const read = await fromDatabase(name, { load: async () => list, output })(input);
      return { ...read, isKept: read.isKept && !isTimed && isUsualDeposit(query) };
    };

  const special: Partial<Record<ReadName, LoadRead>> = {
    async products(input) {
      const query = input as FilteredCardQuery;
      if (!isFiltered(query)) return fromDatabase('products', databaseReads.products)(input);
      const { effects } = await markets.get(query.market);
      const load = () => listFilteredProducts(db, source.partnerFilter, query, effects);
      const read = await fromDatabase('products', { load, output: productCardList })(input);
      return { ...read, isKept: read.isKept && isUsualDeposit(query) };
    },

    bonuses: offerList('bonuses', 'bonuses'),
    promoCodes: offerList('promoCodes', 'promo_codes'),

    search: (input, call) => loadSearch(source, input, call),

    contentPageSearch(input) {
      const load = () => searchPages(source, input as ContentPageSearchQuery);
      const read = { load, output: contentPageSearchResult };
      return fromDatabase('contentPageSearch', read)(input);
    },

    /** Reads the current state of a page, never from the cache, until the preview expires. */
    async contentPagePreview(input) {
      const load = () => source.previews.find(input as ContentPagePreviewQuery);
      const read = fromDatabase('contentPagePreview', { load, output: contentPageView });
      const { value } = await read(input);
      return { value: { ...value, isPrivate: true }, isKept: false };
    },
  };

  const readers = new Map<string, LoadRead>([
    ...Object.entries(databaseReads).map(
      ([name, read]) => [name, fromDatabase(name as ReadName, read)] as const,
    ),
    ...Object.entries(special),
  ]);
  return (call) => (readers.get(call.name) as LoadRead)(call.input, call);
}

async function loadSearch(
  { db, search, filterSearch, missedSearches, tracing, markets, rules, withPoints }: Source,
  input: object,
  { isAhead }: ReadCall,
): Promise<Loaded> {
  const market = await markets.get(marketOf(input));
  // Spans must not contain a visitor's search terms.
  const result = await tracing.span('search', {}, () =>
    searchCatalogue(
      { db, search, filterSearch, ...(!isAhead && { missedSearches }) },
      input as never,
      market,
    ),
  );
  const parsed = searchResult.parse(result);
  const { took_ms, ...found } = await inMarket('search', parsed, rules.rulesFor(market, input));
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
