import { type SearchType, searchTypes } from '#contract/catalogue/search-type.ts';
import { type Market, markets } from '#contract/market.ts';
import type { DocumentKey, SearchDocument } from '../../search-index.ts';
import {
  addPosting,
  createVocabulary,
  postingOf,
  removePosting,
  type Vocabulary,
} from '../vocabulary/vocabulary.ts';
import { contentOf, type Entries, type ShownText, wordsIn } from './document-entries.ts';

/** Each market has a bit. */
const marketMask = (market: Market) => 1 << markets.indexOf(market);
const everyMarket = 2 ** markets.length - 1;

/** Each document has a row, which is reused after its removal. Searches read its properties in columns. */
export type Store = {
  vocabulary: Vocabulary;
  rows: Record<SearchType, Map<number, number>>;
  ids: number[];
  types: number[];
  /** The markets that may show the document: none while it is inactive. */
  markets: number[];
  endsAt: number[];
  texts: ShownText[][];
  entries: Entries[];
  freeRows: number[];
};

const noEntries: Entries = new Int32Array(0);

export const createStore = (): Store => ({
  vocabulary: createVocabulary(),
  rows: { products: new Map(), bonuses: new Map(), promocodes: new Map() },
  ids: [],
  types: [],
  markets: [],
  endsAt: [],
  texts: [],
  entries: [],
  freeRows: [],
});

export function putDocument(store: Store, document: SearchDocument): void {
  const { type, id } = document;
  const row = store.rows[type].get(id) ?? store.freeRows.pop() ?? store.ids.length;
  const before = wordsIn(store.entries[row]);
  const { texts, entries } = contentOf(document, store.vocabulary);
  store.rows[type].set(id, row);
  store.ids[row] = id;
  store.types[row] = searchTypes.indexOf(type);
  store.markets[row] = document.is_active ? marketsOf(document.market) : 0;
  store.endsAt[row] = document.ends_at ?? Number.POSITIVE_INFINITY;
  store.texts[row] = texts;
  store.entries[row] = entries;
  replacePostings(store.vocabulary, row, before, wordsIn(entries));
}

export function removeDocument(store: Store, { type, id }: DocumentKey): void {
  const row = store.rows[type].get(id);
  if (row === undefined) return;
  const before = wordsIn(store.entries[row]);
  store.rows[type].delete(id);
  store.markets[row] = 0;
  store.texts[row] = [];
  store.entries[row] = noEntries;
  store.freeRows.push(row);
  replacePostings(store.vocabulary, row, before, new Map());
}

const marketsOf = (market: Market | null) => (market === null ? everyMarket : marketMask(market));

/** Postings are added before others are removed, so that a word that stays is never without a document. */
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

/** Returns a test for the rows that the query may find. */
export function visibleIn(
  store: Store,
  query: { market: Market; types: readonly SearchType[]; now: number },
): (row: number) => boolean {
  const market = marketMask(query.market);
  const types = searchTypes.map((type) => query.types.includes(type));
  const { markets, endsAt } = store;
  return (row) =>
    ((markets[row] as number) & market) !== 0 &&
    (endsAt[row] as number) > query.now &&
    types[store.types[row] as number] === true;
}
