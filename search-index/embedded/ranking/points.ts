/** Finds the best positions of the query's words in a document, slot by slot, in order of field rank. */

import { languagesAt, rankAt, type WordPosition } from '../../words/word-position.ts';
import type { EntryPool } from '../store/entry-pool.ts';
import { lettersAt } from '../store/packed-field-start.ts';
import { noWord } from '../vocabulary/vocabulary.ts';
import type { Candidates } from './candidate-documents.ts';
import { typosIn } from './match-quality.ts';
import type { SlotColumns } from './slot-columns.ts';
import type { Matches } from './vocabulary-matches.ts';

/** Further occurrences of a word don't affect the ranking. */
export const maxPoints = 16;

export type Points = {
  slots: number;
  counts: Uint8Array;
  /** The places of a slot start at index slot * maxPoints. */
  places: Int32Array;
  matches: Int32Array;
  /** The number of letters in the field of the first slot's first point. */
  homeLetters: number;
};

export const createPoints = (slots: number): Points => ({
  slots,
  counts: new Uint8Array(slots),
  places: new Int32Array(slots * maxPoints),
  matches: new Int32Array(slots * maxPoints),
  homeLetters: 0,
});

export function findPoints(
  points: Points,
  { values, starts, ends }: EntryPool,
  { rows, columns }: Candidates,
  number: number,
  matches: Matches,
  languages: number,
): void {
  points.counts.fill(0);
  const isOne = points.slots === 1;
  const row = rows[number] as number;
  let fieldLetters = 0;
  const end = ends[row] as number;
  for (let at = starts[row] as number; at < end; at += 2) {
    const word = values[at] as number;
    const place = values[at + 1] as WordPosition;
    if (word === noWord) fieldLetters = lettersAt(place);
    let match = matches.first[word] as number;
    if (match === 0 || (languagesAt(place) & languages) === 0) continue;
    // Proximity doesn't apply to a single word, so its places in lower-ranked fields don't matter.
    if (isOne && points.counts[0] !== 0 && rankAt(place) > rankAt(points.places[0] as WordPosition))
      return;
    for (; match !== 0; match = matches.next[match] as number) {
      const slot = matches.slot[match] as number;
      const count = points.counts[slot] as number;
      const { qualities } = columns[slot] as SlotColumns;
      const isBest = typosIn(qualities[number] as number) === matches.typos[match];
      if (!isBest || count === maxPoints) continue;
      if (slot === 0 && count === 0) points.homeLetters = fieldLetters;
      points.counts[slot] = count + 1;
      points.places[slot * maxPoints + count] = place;
      points.matches[slot * maxPoints + count] = match;
    }
  }
}
