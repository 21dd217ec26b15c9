/** REST, tRPC and the rendering of pages read the catalogue here, and share the results that are stored. */
import { searchResult } from '#contract/catalogue/search/search.ts';
import {
  type ContentPagePreviewQuery,
  type ContentPageSearchQuery,
  contentPageSearchResult,
  contentPageView,
} from '#contract/content/content-page.ts';
import { uploadsPath } from '#contract/image/uploaded-image.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SettingsCard } from '#contract/site/site-settings.ts';
import { lostPartCheck } from '../../../db/database-fault.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import type { Search } from '../../../search-index/open-search-engine.ts';
import type { Previews } from '../../content/preview.ts';
import { searchPages } from '../../content/search.ts';
import { notFound } from '../../errors.ts';
import { etagOf } from '../../http/etag.ts';
import { withFocalPoints } from '../../image/focal-point.ts';
import { noTracing, type Tracing } from '../../operation/tracing/tracing.ts';
import { partnerHostCheck } from '../../partner/partner-host.ts';
import type { MissedSearchLog } from '../../visitor/missed-search/missed-search-log.ts';
import { marketReads } from './market-list.ts';
import { parseOnce } from './parse-once.ts';
import type { Read } from './public-reads.ts';
import {
  databaseReads,
  dependsOnMarket,
  type ReadInput,
  type ReadName,
  type ReadOutput,
  readSchemas,
} from './read-schemas.ts';
import { findsNothing, searchCatalogue } from './site-search.ts';
import { bytesOfEntry, versionedCache } from './versioned-cache.ts';
import { withoutPromotion } from './without-promotion.ts';

/** The result is stored as the text that is sent: it has a size, and nobody can change it. */
export type StoredRead = {
  json: string;
  etag: string;
  /** No cache may keep it. */
  isPrivate?: true;
};

/** The key is made from the parsed input, so that no other spelling of it makes a second entry. */
export type ReadCall = {
  key: string;
  name: ReadName;
  input: object;
  /** The read depends on a market, and the call names none. */
  lacksMarket?: boolean;
};

/** The tag says which result a page was rendered from. */
export type ReadTag = { call: ReadCall; etag: string };

type Source = {
  database: Pick<OpenDatabase, 'db'> & { version: Pick<CatalogueVersion, 'current'> };
  search: Search;
  missedSearches: MissedSearchLog;
  tracing?: Tracing;
  previews: Pick<Previews, 'find'>;
};
type Made = { value: StoredRead; isKept: boolean };

const defaultMaxBytes = 24 * 1024 * 1024;

/** The text is counted twice, because a response over tRPC is one more text around it. */
const bytesOf = ({ json, etag }: StoredRead) => bytesOfEntry(json, json, etag) + 2_000;

export type CatalogueReads = ReturnType<typeof catalogueReads>;

export function catalogueReads(
  { database, search, missedSearches, previews, tracing = noTracing }: Source,
  maxBytes = defaultMaxBytes,
) {
  const { db, version } = database;
  const cache = versionedCache<StoredRead>({ name: 'results', version, maxBytes, bytesOf });

  const readDatabase =
    (name: ReadName, { load, output }: Pick<Read, 'load' | 'output'>) =>
    async (input: object): Promise<Made> => {
      const isPartLost = lostPartCheck();
      const isQuiet = await isPromotionOff(name, input);
      const loaded = await load(db, input as never);
      if (loaded === undefined) throw notFound();
      const found = output.parse(loaded) as ReadOutput<ReadName>;
      const shown = isQuiet ? await withoutPromotion(name, found, partners) : found;
      const json = await withPoints(JSON.stringify(shown));
      return { value: { json, etag: etagOf(json) }, isKept: !isPartLost() };
    };

  async function readSearch(input: object): Promise<Made> {
    const isQuiet = await isPromotionOff('search', input);
    // A span must not have the words of a visitor.
    const result = await tracing.span('search', {}, () =>
      searchCatalogue({ db, search, missedSearches }, input as never),
    );
    const parsed = searchResult.parse(result);
    const { took_ms, ...found } = isQuiet
      ? await withoutPromotion('search', parsed, partners)
      : parsed;
    const json = await withPoints(JSON.stringify(found));
    return {
      value: {
        json: `${json.slice(0, -1)},"took_ms":${took_ms}}`,
        // The ETag leaves out what differs each time.
        etag: etagOf(json),
      },
      // A search that finds nothing is not stored, so that each one is counted.
      isKept: !findsNothing(found),
    };
  }

  async function readPageSearch(input: object): Promise<Made> {
    const load = () => searchPages({ db, search }, input as ContentPageSearchQuery);
    return readDatabase('contentPageSearch', { load, output: contentPageSearchResult })(input);
  }

  /** A preview shows what is stored at this moment, until its end. */
  async function readPreview(input: object): Promise<Made> {
    const load = () => previews.find(input as ContentPagePreviewQuery);
    const read = readDatabase('contentPagePreview', { load, output: contentPageView });
    const { value } = await read(input);
    return { value: { ...value, isPrivate: true }, isKept: false };
  }

  const readers = new Map<ReadName, (input: object) => Promise<Made>>([
    ...Object.entries(databaseReads).map(
      ([name, read]) => [name as ReadName, readDatabase(name as ReadName, read)] as const,
    ),
    ['search', readSearch],
    ['contentPageSearch', readPageSearch],
    ['contentPagePreview', readPreview],
  ]);

  /** A result that a write did not change stays the same object. */
  const getStored = ({ key, name, input }: ReadCall): Promise<StoredRead> =>
    cache.get(key, async (outdated) => {
      const made = await (readers.get(name) as (input: object) => Promise<Made>)(input);
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
    const made = readCall(call.name, { ...call.input, market } as ReadInput<ReadName>);
    inFirstMarket.set(call, made);
    return made;
  }

  const stored = {
    find(call: ReadCall): StoredRead | undefined {
      if (!call.lacksMarket) return cache.find(call.key);
      if (first?.version !== version.current()) return undefined;
      return cache.find(withMarket(call, first.code).key);
    },

    async get(call: ReadCall): Promise<StoredRead> {
      if (!call.lacksMarket) return getStored(call);
      return getStored(withMarket(call, await findFirstMarket()));
    },
  };

  const findPoints = madeOnce('focalPoints', (points) => points);
  const withPoints = async (json: string): Promise<string> =>
    json.includes(`"${uploadsPath}/`) ? withFocalPoints(json, await findPoints()) : json;
  const partners = { findHosts: madeOnce('partnerHosts', partnerHostCheck) };

  /** Makes a value from a result without an input, again only after a write has changed the result. */
  function madeOnce<Name extends 'focalPoints' | 'partnerHosts', Value>(
    name: Name,
    make: (data: ReadOutput<Name>) => Value,
  ) {
    const call = readCall(name, {} as ReadInput<Name>);
    const made = new WeakMap<StoredRead, Value>();
    return async (): Promise<Value> => {
      const found = stored.find(call) ?? (await stored.get(call));
      const value = made.get(found) ?? make(dataOf(name, found));
      made.set(found, value);
      return value;
    };
  }

  /** Refuses a market that is not active: every read that depends on one comes through here. */
  const isPromotionOff = async (name: ReadName, input: object): Promise<boolean> =>
    dependsOnMarket(name) && !(await markets.get(marketOf(input))).promotion_allowed;

  const settings = parseOnce<'settings', SettingsCard>('settings', stored);
  return { ...stored, markets, settings, withPoints, size: cache.size };
}

const marketOf = (input: object) => (input as { market?: MarketCode }).market;

/** The order of the names in the input is the schema's, whichever protocol it came through. */
export function readCall<Name extends ReadName>(name: Name, input: ReadInput<Name>): ReadCall {
  const names = Object.keys(readSchemas[name].input.shape);
  const call = { key: `${name} ${JSON.stringify(input, names)}`, name, input };
  return { ...call, lacksMarket: dependsOnMarket(name) && marketOf(input) === undefined };
}

export const dataOf = <Name extends ReadName>(_name: Name, { json }: StoredRead) =>
  JSON.parse(json) as ReadOutput<Name>;
