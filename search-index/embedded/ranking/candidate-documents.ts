/**
 * Candidates are the visible documents that contain the first word of a query. They are numbered from 1. Each has a
 * quality and a first place for every word of the query.
 */
import { languagesAt, rankAt, type WordPosition } from '../../words/word-position.ts';
import { withRoom } from '../pool/column.ts';
import type { EntryPool } from '../store/entry-pool.ts';
import { lettersAt } from '../store/packed-field-start.ts';
import { packFirstPlace } from '../vocabulary/first-place.ts';
import { type PostingPool, rowOf } from '../vocabulary/posting-pool.ts';
import { noWord } from '../vocabulary/vocabulary.ts';
import { matchQualityOf, withRank } from './match-quality.ts';
import {
  addPlace,
  addPosting,
  createSlotColumns,
  growSlotColumns,
  type SlotColumns,
  setPosting,
} from './slot-columns.ts';
import type { Matches } from './vocabulary-matches.ts';

export type Candidates = {
  count: number;
  slots: number;
  rows: Int32Array;
  /** The number of each row, or 0 if it isn't a candidate. */
  numbers: Int32Array;
  /** By slot. */
  columns: SlotColumns[];
};

export type CandidateScope = {
  slots: number;
  languages: number;
  /** The total number of rows. */
  rows: number;
  /** See `MarketView`. */
  visible: Uint8Array;
  /** For each value of `visible`: 1 if the query includes it. */
  isAsked: Uint8Array;
};

export const createCandidates = (): Candidates => ({
  count: 0,
  slots: 0,
  rows: new Int32Array(1),
  numbers: new Int32Array(0),
  columns: [],
});

export function clearCandidates(candidates: Candidates): void {
  const { rows, numbers, count } = candidates;
  for (let number = 1; number <= count; number += 1) numbers[rows[number] as number] = 0;
  candidates.count = 0;
}

export function findCandidates(
  candidates: Candidates,
  postings: PostingPool,
  entries: EntryPool,
  matches: Matches,
  scope: CandidateScope,
): void {
  candidates.slots = scope.slots;
  candidates.numbers = withRoom(candidates.numbers, scope.rows);
  growFirst(candidates, 1);
  for (let match = 1; match < matches.word.length; match += 1) {
    if (matches.slot[match] === 0) addMatching(candidates, postings, matches, match, scope);
  }
  for (let slot = 1; slot < scope.slots; slot += 1) makeColumns(candidates, slot);
  let left = 0;
  for (let match = 1; match < matches.word.length; match += 1) {
    const word = matches.word[match] as number;
    if (matches.slot[match] !== 0) {
      left += (postings.ends[word] as number) - (postings.starts[word] as number);
    }
  }
  if (left > candidates.count * postingsPerDocument) {
    for (let number = 1; number <= candidates.count; number += 1) {
      readDocument(candidates, number, entries, matches, scope, 1);
    }
    return;
  }
  for (let match = 1; match < matches.word.length; match += 1) {
    if (matches.slot[match] !== 0) addQualities(candidates, postings, matches, match, scope);
  }
}

/** Reading the words of a document takes as long as reading this many postings. */
const postingsPerDocument = 40;

/** Reads the words of each row, which is cheaper than reading the postings of all words if there are few rows. */
export function findCandidatesAmong(
  candidates: Candidates,
  entries: EntryPool,
  rows: readonly number[],
  matches: Matches,
  scope: CandidateScope,
): void {
  candidates.slots = scope.slots;
  candidates.numbers = withRoom(candidates.numbers, scope.rows);
  candidates.rows = withRoom(candidates.rows, rows.length + 1);
  candidates.count = rows.length;
  for (let slot = 0; slot < scope.slots; slot += 1) makeColumns(candidates, slot);
  candidates.count = 0;
  for (const row of rows) {
    if (scope.isAsked[scope.visible[row] as number] === 0 || candidates.numbers[row] !== 0)
      continue;
    const number = candidates.count + 1;
    candidates.rows[number] = row;
    readDocument(candidates, number, entries, matches, scope, 0);
    if (candidates.columns[0]?.qualities[number] === 0) {
      for (const { qualities } of candidates.columns) qualities[number] = 0;
      continue;
    }
    candidates.numbers[row] = number;
    candidates.count = number;
  }
}

function makeColumns({ columns, count }: Candidates, slot: number): void {
  columns[slot] ??= createSlotColumns(slot === 0);
  const column = columns[slot];
  growSlotColumns(column, count + 1);
  column.qualities.fill(0, 0, count + 1);
}

/** Adds the documents with a word that matches the first word of the query to the candidates. */
function addMatching(
  candidates: Candidates,
  { postings, places, starts, ends }: PostingPool,
  matches: Matches,
  match: number,
  { languages, visible, isAsked }: CandidateScope,
): void {
  const word = matches.word[match] as number;
  const start = starts[word] as number;
  const end = ends[word] as number;
  growFirst(candidates, candidates.count + end - start + 1);
  const { numbers, rows } = candidates;
  const column = candidates.columns[0] as SlotColumns;
  const quality = matchQualityOf(matches, match);
  let { count } = candidates;
  for (let at = start; at < end; at += 1) {
    const posting = postings[at] as number;
    if ((posting & languages) === 0) continue;
    const row = rowOf(posting);
    const number = numbers[row] as number;
    const first = places[at] as number;
    if (number !== 0) addPosting(column, number, quality, posting, first, languages);
    else if (isAsked[visible[row] as number] === 1) {
      count += 1;
      numbers[row] = count;
      rows[count] = row;
      setPosting(column, count, quality, posting, first, languages);
    }
  }
  candidates.count = count;
}

function growFirst(candidates: Candidates, length: number): void {
  candidates.rows = withRoom(candidates.rows, length);
  candidates.columns[0] ??= createSlotColumns(true);
  growSlotColumns(candidates.columns[0], length);
}

/** Adds how well the candidates match a further word of the query. */
function addQualities(
  { numbers, columns }: Candidates,
  { postings, places, starts, ends }: PostingPool,
  matches: Matches,
  match: number,
  { languages }: CandidateScope,
): void {
  const word = matches.word[match] as number;
  const column = columns[matches.slot[match] as number] as SlotColumns;
  const quality = matchQualityOf(matches, match);
  const end = ends[word] as number;
  for (let at = starts[word] as number; at < end; at += 1) {
    const posting = postings[at] as number;
    const number = numbers[rowOf(posting)] as number;
    if (number === 0 || (posting & languages) === 0) continue;
    addPosting(column, number, quality, posting, places[at] as number, languages);
  }
}

function readDocument(
  { rows, columns }: Candidates,
  number: number,
  { values, starts, ends }: EntryPool,
  matches: Matches,
  { languages }: CandidateScope,
  firstSlot: number,
): void {
  const row = rows[number] as number;
  let letters = 0;
  for (let at = starts[row] as number; at < (ends[row] as number); at += 2) {
    const word = values[at] as number;
    const place = values[at + 1] as WordPosition;
    if (word === noWord) letters = lettersAt(place);
    let match = matches.first[word] as number;
    if (match === 0 || (languagesAt(place) & languages) === 0) continue;
    const first = packFirstPlace(place, letters);
    for (; match !== 0; match = matches.next[match] as number) {
      const slot = matches.slot[match] as number;
      if (slot < firstSlot) continue;
      const quality = withRank(matchQualityOf(matches, match), rankAt(place));
      const column = columns[slot] as SlotColumns;
      addPlace(column, number, quality, first);
    }
  }
}
