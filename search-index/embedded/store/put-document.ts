import { indexedTypes } from '../../indexed-type.ts';
import type { DocumentKey, SearchDocument } from '../../search-index.ts';
import { withRoom } from '../pool/column.ts';
import { setRun } from '../pool/run-pool.ts';
import { addPosting, postingOf, replacePosting } from '../vocabulary/posting-pool.ts';
import { removeFromWord, type Vocabulary } from '../vocabulary/vocabulary.ts';
import {
  addEntries,
  firstPlaceOf,
  type Occurrence,
  rankAndLanguagesOf,
  wordsIn,
} from './document-entries.ts';
import { updateView } from './market-view.ts';
import { marketNumber, noMarket, type Store } from './store.ts';
import { setTexts } from './text-pool.ts';

export function putDocument(store: Store, document: SearchDocument): void {
  store.writes += 1;
  const known = store.rows[document.type].get(document.id);
  const before = known === undefined ? nothing : wordsIn(store.entries, known);
  const row = writeDocument(store, document);
  replacePostings(store.vocabulary, row, before, wordsIn(store.entries, row));
  for (const view of store.views) updateView(view, store, row);
}

/** Writes a document without its postings, which `buildPostings` adds for many documents together. Returns the row. */
export function writeDocument(store: Store, document: SearchDocument): number {
  const { type, id } = document;
  const { entries } = store;
  const row = store.rows[type].get(id) ?? store.freeRows.pop() ?? store.used;
  if (row === store.used) addRow(store);
  const start = entries.used;
  setTexts(store.texts, row, addEntries(entries, store.vocabulary, document));
  setRun(entries, row, start);
  store.rows[type].set(id, row);
  store.ids[row] = id;
  store.types[row] = indexedTypes.indexOf(type);
  store.markets[row] = document.is_active ? marketNumber(store, document.market) : noMarket;
  store.startsAt[row] = document.starts_at ?? Number.NEGATIVE_INFINITY;
  store.endsAt[row] = document.ends_at ?? Number.POSITIVE_INFINITY;
  store.tags[row] = tagNumber(store, document.tags);
  store.wagering[row] = document.wagering ?? Number.POSITIVE_INFINITY;
  return row;
}

const nothing: ReadonlyMap<number, Occurrence> = new Map();

function addRow(store: Store): void {
  store.used += 1;
  store.ids = withRoom(store.ids, store.used);
  store.types = withRoom(store.types, store.used);
  store.markets = withRoom(store.markets, store.used);
  store.startsAt = withRoom(store.startsAt, store.used);
  store.endsAt = withRoom(store.endsAt, store.used);
  store.tags = withRoom(store.tags, store.used);
  store.wagering = withRoom(store.wagering, store.used);
}

export function removeDocument(store: Store, { type, id }: DocumentKey): void {
  const row = store.rows[type].get(id);
  if (row === undefined) return;
  store.writes += 1;
  const before = wordsIn(store.entries, row);
  store.rows[type].delete(id);
  store.markets[row] = noMarket;
  setTexts(store.texts, row, []);
  setRun(store.entries, row, store.entries.used);
  store.freeRows.push(row);
  replacePostings(store.vocabulary, row, before, nothing);
  for (const view of store.views) updateView(view, store, row);
}

function tagNumber({ knownTags, tagNumbers }: Store, tags: readonly string[]): number {
  const key = tags.join(' ');
  const number = tagNumbers.get(key) ?? knownTags.push(tags) - 1;
  tagNumbers.set(key, number);
  return number;
}

/** Adds postings before removing others, so that a word that remains is never without documents. */
function replacePostings(
  vocabulary: Vocabulary,
  row: number,
  before: ReadonlyMap<number, Occurrence>,
  after: ReadonlyMap<number, Occurrence>,
): void {
  const { postings } = vocabulary;
  const postingFor = (occurrence: Occurrence) => postingOf(row, rankAndLanguagesOf(occurrence));
  for (const [word, occurrence] of after) {
    const known = before.get(word);
    const [posting, place] = [postingFor(occurrence), firstPlaceOf(occurrence)];
    if (known === undefined) addPosting(postings, word, posting, place);
    else if (known !== occurrence) {
      replacePosting(postings, word, postingFor(known), posting, place);
    }
  }
  for (const [word, occurrence] of before) {
    if (!after.has(word)) removeFromWord(vocabulary, word, postingFor(occurrence));
  }
}
