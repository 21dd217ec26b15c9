import type { MarketCode } from '#contract/site/market-code.ts';
import type { VisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import { type IndexedType, indexedTypes, inEachType } from '../../indexed-type.ts';
import { type MarketFilter, marketFilter, offerTypes } from '../../market-filter.ts';
import type { Candidates, DocumentKey, SearchDocument } from '../../search-index.ts';
import { languagesAt, rankAt, type WordPosition } from '../../words/word-position.ts';
import {
  addPosting,
  addToLastPosting,
  createVocabulary,
  noWord,
  postingOf,
  removePosting,
  type Vocabulary,
} from '../vocabulary/vocabulary.ts';
import { addEntries, wordsIn } from './document-entries.ts';
import { createEntryPool, type EntryPool, setRun } from './entry-pool.ts';

const noMarket = 0;
const everyMarket = 1;

/** Each document has a row, which is reused after its removal. Properties are stored in columns. */
export type Store = {
  vocabulary: Vocabulary;
  rows: Record<IndexedType, Map<number, number>>;
  ids: number[];
  types: number[];
  /** The number of the market that may show the document, or none while it is inactive. */
  markets: number[];
  /** Markets are numbered in the order of their first occurrence. */
  marketNumbers: Map<MarketCode, number>;
  startsAt: number[];
  endsAt: number[];
  /** Shared by all documents with the same tags. */
  tags: (readonly string[])[];
  knownTags: Map<string, readonly string[]>;
  /** Infinite if it isn't known, so that no limit admits it. */
  wagering: number[];
  texts: string[][];
  entries: EntryPool;
  freeRows: number[];
};

export const createStore = (): Store => ({
  vocabulary: createVocabulary(),
  rows: inEachType(() => new Map()),
  ids: [],
  types: [],
  markets: [],
  marketNumbers: new Map(),
  startsAt: [],
  endsAt: [],
  tags: [],
  knownTags: new Map(),
  wagering: [],
  texts: [],
  entries: createEntryPool(),
  freeRows: [],
});

export function putDocument(store: Store, document: SearchDocument): void {
  const { type, id } = document;
  const { entries, vocabulary } = store;
  const known = store.rows[type].get(id);
  const row = known ?? store.freeRows.pop() ?? store.ids.length;
  const before = known === undefined ? undefined : wordsIn(entries, row);
  const start = entries.used;
  store.texts[row] = addEntries(entries, vocabulary, document);
  setRun(entries, row, start);
  store.rows[type].set(id, row);
  store.ids[row] = id;
  store.types[row] = indexedTypes.indexOf(type);
  store.markets[row] = document.is_active ? marketNumber(store, document.market) : noMarket;
  store.startsAt[row] = document.starts_at ?? Number.NEGATIVE_INFINITY;
  store.endsAt[row] = document.ends_at ?? Number.POSITIVE_INFINITY;
  store.tags[row] = sharedTags(store, document.tags);
  store.wagering[row] = document.wagering ?? Number.POSITIVE_INFINITY;
  if (before) replacePostings(vocabulary, row, before, wordsIn(entries, row));
  else addPostings(store, row);
}

export function removeDocument(store: Store, { type, id }: DocumentKey): void {
  const row = store.rows[type].get(id);
  if (row === undefined) return;
  const before = wordsIn(store.entries, row);
  store.rows[type].delete(id);
  store.markets[row] = noMarket;
  store.texts[row] = [];
  setRun(store.entries, row, store.entries.used);
  store.freeRows.push(row);
  replacePostings(store.vocabulary, row, before, new Map());
}

function sharedTags({ knownTags }: Store, tags: readonly string[]): readonly string[] {
  const key = tags.join(' ');
  const known = knownTags.get(key) ?? tags;
  knownTags.set(key, known);
  return known;
}

function marketNumber({ marketNumbers }: Store, market: MarketCode | null): number {
  if (market === null) return everyMarket;
  const number = marketNumbers.get(market) ?? everyMarket + 1 + marketNumbers.size;
  marketNumbers.set(market, number);
  return number;
}

/** Doesn't need a map of the row's words: the posting of a new row is always the last one of each word. */
function addPostings({ entries: { numbers, starts, ends }, vocabulary }: Store, row: number): void {
  for (let at = starts[row] as number; at < (ends[row] as number); at += 2) {
    const word = numbers[at] as number;
    if (word === noWord) continue;
    const place = numbers[at + 1] as WordPosition;
    addToLastPosting(vocabulary, word, row, rankAt(place), languagesAt(place));
  }
}

/** Adds postings before removing others, so that a word that stays is never without documents. */
function replacePostings(
  vocabulary: Vocabulary,
  row: number,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): void {
  for (const [word, stands] of after) {
    if (before.get(word) !== stands) addPosting(vocabulary, word, postingOf(row, stands));
  }
  for (const [word, stands] of before) {
    if (after.get(word) !== stands) removePosting(vocabulary, word, postingOf(row, stands));
  }
}

/** Skips documents that were removed since they were found. */
export const rowsOf = ({ rows }: Store, found: Candidates): number[] =>
  indexedTypes.flatMap((type) => found[type].flatMap((id) => rows[type].get(id) ?? []));

/** Returns a predicate for the rows that the query may find. */
export function visibleIn(
  store: Store,
  query: { market: VisitorMarket; types: readonly IndexedType[]; now: number },
): (row: number) => boolean {
  const numberOf = (code: MarketCode) => store.marketNumbers.get(code) ?? everyMarket;
  const { code, parent } = query.market;
  const [market, country] = [numberOf(code), numberOf(parent ?? code)];
  const types = indexedTypes.map((type) => query.types.includes(type));
  const { markets, startsAt, endsAt } = store;
  const isAdmitted = admittedBy(store, marketFilter(query.market));
  return (row) =>
    (markets[row] === market || markets[row] === everyMarket || markets[row] === country) &&
    (startsAt[row] as number) <= query.now &&
    (endsAt[row] as number) > query.now &&
    types[store.types[row] as number] === true &&
    isAdmitted(row);
}

/** Most documents have no tags, and most markets need none. */
function admittedBy(store: Store, { closedBy, needed, maxWagering }: MarketFilter) {
  const isOffer = indexedTypes.map((type) => offerTypes.includes(type));
  const needs = needed.map(({ types, needsOneOf }) => ({
    isOfType: indexedTypes.map((type) => types.includes(type)),
    needsOneOf,
  }));
  return (row: number): boolean => {
    const type = store.types[row] as number;
    const tags = store.tags[row] as readonly string[];
    if (isOffer[type]) {
      if (maxWagering !== null && !((store.wagering[row] as number) <= maxWagering)) return false;
      const isClosed =
        tags.length > 0 &&
        closedBy.some(
          ({ tag, unless }) => tags.includes(tag) && (unless === null || !tags.includes(unless)),
        );
      if (isClosed) return false;
    }
    return needs.every(
      ({ isOfType, needsOneOf }) => !isOfType[type] || needsOneOf.some((tag) => tags.includes(tag)),
    );
  };
}
