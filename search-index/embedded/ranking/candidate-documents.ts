/** Candidates are the documents that hold the first word of a query. Each has a standing for each word of the query. */

import { rankAt } from '../../words/word-position.ts';
import { type Posting, rowOf, type Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Matches } from './vocabulary-matches.ts';

export type Candidates = {
  rows: number[];
  slots: number;
  /** The number of rows in a column. */
  size: number;
  /** Each slot has a column with the best standing in each row, and 0 where the slot is not matched. */
  standings: Uint8Array;
};

/** A standing combines the typos with the rank of their field. A smaller one is better. */
export const standingOf = (typos: number, rank: number) => ((typos + 1) << 3) | rank;
export const typosIn = (standing: number) => (standing >> 3) - 1;
export const rankIn = (standing: number) => standing & 7;

export const createCandidates = (): Candidates => ({
  rows: [],
  slots: 0,
  size: 0,
  standings: new Uint8Array(0),
});

export function findCandidates(
  candidates: Candidates,
  vocabulary: Vocabulary,
  matches: Matches,
  query: { slots: number; languages: number; documents: number },
): void {
  const { slots, languages, documents } = query;
  candidates.slots = slots;
  candidates.size = documents;
  candidates.rows.length = 0;
  if (candidates.standings.length < slots * documents) {
    candidates.standings = new Uint8Array(slots * documents);
  } else {
    candidates.standings.fill(0, 0, slots * documents);
  }
  const { standings, rows } = candidates;

  for (let match = 1; match < matches.word.length; match += 1) {
    const column = (matches.slot[match] as number) * documents;
    const typos = matches.typos[match] as number;
    for (const posting of vocabulary.postings[matches.word[match] as number] as Posting[]) {
      if ((posting & languages) === 0) continue;
      const row = rowOf(posting);
      const standing = standingOf(typos, rankAt(posting));
      const known = standings[column + row] as number;
      if (known === 0 && column === 0) rows.push(row);
      if (known === 0 || standing < known) standings[column + row] = standing;
    }
  }
}
