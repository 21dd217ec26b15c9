/** Candidates are the documents that contain the first word of a query. Each has a standing per query word. */

import { languagesAt, rankAt, type WordPosition } from '../../words/word-position.ts';
import type { EntryPool } from '../store/entry-pool.ts';
import { type Posting, rowOf, type Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Matches } from './vocabulary-matches.ts';

export type Candidates = {
  rows: number[];
  slots: number;
  /** The number of rows in a column. */
  size: number;
  /** One column per slot with the best standing in each row, or 0 if the slot isn't matched. */
  standings: Uint8Array;
};

/** Combines the number of typos with the rank of the field. Lower is better. */
export const standingOf = (typos: number, rank: number) => ((typos + 1) << 3) | rank;
export const typosIn = (standing: number) => (standing >> 3) - 1;
export const rankIn = (standing: number) => standing & 7;

export const createCandidates = (): Candidates => ({
  rows: [],
  slots: 0,
  size: 0,
  standings: new Uint8Array(0),
});

export type CandidateScope = { slots: number; languages: number; documents: number };

function reset(candidates: Candidates, { slots, documents }: CandidateScope): void {
  candidates.slots = slots;
  candidates.size = documents;
  candidates.rows.length = 0;
  if (candidates.standings.length < slots * documents) {
    candidates.standings = new Uint8Array(slots * documents);
  } else {
    candidates.standings.fill(0, 0, slots * documents);
  }
}

function addStanding(
  { standings, rows, size }: Candidates,
  row: number,
  slot: number,
  standing: number,
): void {
  const at = slot * size + row;
  const known = standings[at] as number;
  if (known === 0 && slot === 0) rows.push(row);
  if (known === 0 || standing < known) standings[at] = standing;
}

export function findCandidates(
  candidates: Candidates,
  vocabulary: Vocabulary,
  matches: Matches,
  scope: CandidateScope,
): void {
  reset(candidates, scope);
  for (let match = 1; match < matches.word.length; match += 1) {
    const slot = matches.slot[match] as number;
    const typos = matches.typos[match] as number;
    for (const posting of vocabulary.postings[matches.word[match] as number] as Posting[]) {
      if ((posting & scope.languages) === 0) continue;
      addStanding(candidates, rowOf(posting), slot, standingOf(typos, rankAt(posting)));
    }
  }
}

/** Reads the words of each row, which is cheaper than the postings of all words if there are few rows. */
export function findCandidatesAmong(
  candidates: Candidates,
  { numbers, starts, ends }: EntryPool,
  rows: readonly number[],
  matches: Matches,
  scope: CandidateScope,
): void {
  reset(candidates, scope);
  for (const row of rows) {
    for (let at = starts[row] as number; at < (ends[row] as number); at += 2) {
      let match = matches.first[numbers[at] as number] as number;
      const place = numbers[at + 1] as WordPosition;
      if (match === 0 || (languagesAt(place) & scope.languages) === 0) continue;
      for (; match !== 0; match = matches.next[match] as number) {
        const standing = standingOf(matches.typos[match] as number, rankAt(place));
        addStanding(candidates, row, matches.slot[match] as number, standing);
      }
    }
  }
}
