/** All documents of the index. The columns are typed arrays outside the heap, which garbage collections don't scan. */
import type { MarketCode } from '#contract/site/market-code.ts';
import { type IndexedType, indexedTypes, inEachType } from '../../indexed-type.ts';
import type { Candidates } from '../../search-index.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { createEntryPool, type EntryPool } from './entry-pool.ts';
import { createTextPool, type TextPool } from './text-pool.ts';

export const noMarket = 0;
export const everyMarket = 1;

/** The documents that visitors of a market may find, determined once for many searches. */
export type MarketView = {
  /** Identifies the market with its rules. */
  market: string;
  /** By row: one more than the number of the document's type, or 0 if it can't be found. */
  visible: Uint8Array;
  /**
   * When the view was determined, in seconds since 1970. The view is valid from `from` (inclusive) to `until`
   * (exclusive).
   */
  now: number;
  from: number;
  until: number;
  isShown(row: number): boolean;
};

/** Each document has a row, which is reused after its removal. Properties are stored in columns. */
export type Store = {
  vocabulary: Vocabulary;
  rows: Record<IndexedType, Map<number, number>>;
  /** Counts the writes of this process. */
  writes: number;
  /** The number of rows, including free ones. */
  used: number;
  ids: Float64Array;
  types: Uint8Array;
  /** The number of the market that may show the document, or of no market while it is inactive. */
  markets: Uint16Array;
  /** Markets are numbered in the order of their first occurrence. */
  marketNumbers: Map<MarketCode, number>;
  startsAt: Float64Array;
  endsAt: Float64Array;
  /** The number of the document's tags in `knownTags`. */
  tags: Int32Array;
  /** Shared by all documents with the same tags. */
  knownTags: (readonly string[])[];
  tagNumbers: Map<string, number>;
  /** Infinite if it isn't known, so that it exceeds every limit. */
  wagering: Float64Array;
  texts: TextPool;
  entries: EntryPool;
  freeRows: number[];
  /** One view for each market that was searched recently. */
  views: MarketView[];
};

export const createStore = (): Store => ({
  vocabulary: createVocabulary(),
  rows: inEachType(() => new Map()),
  writes: 0,
  used: 0,
  ids: new Float64Array(0),
  types: new Uint8Array(0),
  markets: new Uint16Array(0),
  marketNumbers: new Map(),
  startsAt: new Float64Array(0),
  endsAt: new Float64Array(0),
  tags: new Int32Array(0),
  knownTags: [],
  tagNumbers: new Map(),
  wagering: new Float64Array(0),
  texts: createTextPool(),
  entries: createEntryPool(),
  freeRows: [],
  views: [],
});

/** Always returns the same number for a market. */
export function marketNumber({ marketNumbers }: Store, market: MarketCode | null): number {
  if (market === null) return everyMarket;
  const number = marketNumbers.get(market) ?? everyMarket + 1 + marketNumbers.size;
  marketNumbers.set(market, number);
  return number;
}

/** Skips documents that were removed since they were found. */
export const rowsOf = ({ rows }: Store, found: Candidates): number[] =>
  indexedTypes.flatMap((type) => found[type].flatMap((id) => rows[type].get(id) ?? []));
