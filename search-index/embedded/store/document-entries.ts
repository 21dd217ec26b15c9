import type { SearchDocument } from '../../search-index.ts';
import { fieldRank, fieldsWithoutTypos } from '../../words/field-rank.ts';
import { forEachJoined } from '../../words/joined-words.ts';
import {
  languagesAt,
  maxPositions,
  packWordPosition,
  rankAt,
  rankedBits,
  rankedIn,
  type WordPosition,
} from '../../words/word-position.ts';
import { wordsOf } from '../../words/words.ts';
import { type FirstPlace, occursAgain, packFirstPlace } from '../vocabulary/first-place.ts';
import { idOfWord, noWord, type Vocabulary, type WordKind } from '../vocabulary/vocabulary.ts';
import { fieldTextsOf } from './document-text.ts';
import { addEntry, type EntryPool } from './entry-pool.ts';
import { lettersAt, packFieldStart } from './packed-field-start.ts';

/**
 * Appends the document's entries and returns its fields. Words alternate with their positions, field by field. A field
 * starts with word 0 (no word), followed by its packed description instead of a position.
 */
export function addEntries(
  pool: EntryPool,
  vocabulary: Vocabulary,
  document: SearchDocument,
): string[] {
  return fieldTextsOf(document).map(({ field, path, text, languages }, index) => {
    const withoutTypos = fieldsWithoutTypos.has(field);
    const rank = fieldRank[field];
    const words = wordsOf(text, maxPositions);
    const add = (kind: WordKind, letters: string, position: number, span: number) =>
      addEntry(
        pool,
        idOfWord(vocabulary, withoutTypos ? 'code' : kind, letters),
        packWordPosition(index, position, span, rank, languages),
      );
    let letters = 0;
    for (const word of words) letters += word.length;
    addEntry(pool, noWord, packFieldStart(path, letters));
    for (let position = 0; position < words.length; position += 1) {
      add('plain', words[position] as string, position, 1);
    }
    forEachJoined(words, field, (joined, position, span) => add('joined', joined, position, span));
    return text;
  });
}

/** Packs where a word occurs in a document: its first place, the lowest rank, and the languages. */
export type Occurrence = number;

const placeUnit = 2 ** rankedBits;

export const firstPlaceOf = (occurrence: Occurrence): FirstPlace =>
  Math.floor(occurrence / placeUnit);
export const rankAndLanguagesOf = (occurrence: Occurrence) => occurrence % placeUnit;

/** Returns each distinct word of the row. */
export function wordsIn({ values, starts, ends }: EntryPool, row: number): Map<number, Occurrence> {
  const words = new Map<number, Occurrence>();
  let letters = 0;
  for (let at = starts[row] ?? 0; at < (ends[row] ?? 0); at += 2) {
    const word = values[at] as number;
    const place = values[at + 1] as WordPosition;
    if (word === noWord) {
      letters = lettersAt(place);
      continue;
    }
    const known = words.get(word);
    // Fields are ordered by rank, so the first rank is the lowest.
    const first =
      known === undefined
        ? packFirstPlace(place, letters)
        : occursAgain(firstPlaceOf(known), place);
    const ranked = known === undefined ? rankedIn(rankAt(place), 0) : rankAndLanguagesOf(known);
    words.set(word, first * placeUnit + (ranked | languagesAt(place)));
  }
  return words;
}
