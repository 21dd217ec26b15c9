import type { SearchDocument } from '../../search-index.ts';
import { fieldRank, fieldsWithoutTypos } from '../../words/field-rank.ts';
import { forEachJoined } from '../../words/joined-words.ts';
import {
  languagesAt,
  maxPositions,
  packWordPosition,
  rankAt,
  rankedIn,
  type WordPosition,
} from '../../words/word-position.ts';
import { wordsOf } from '../../words/words.ts';
import { idOfWord, noWord, type Vocabulary, type WordKind } from '../vocabulary/vocabulary.ts';
import { fieldTextsOf } from './document-text.ts';
import { addEntry, type EntryPool } from './entry-pool.ts';
import { packFieldStart } from './packed-field-start.ts';

/**
 * Appends the document's entries and returns its fields. Words alternate with their positions, field by field. A field
 * starts with word 0 (no word), followed by its packed description in place of a position.
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

/** Returns each distinct word of the row with the lowest rank of its fields and with its languages. */
export function wordsIn({ numbers, starts, ends }: EntryPool, row: number): Map<number, number> {
  const words = new Map<number, number>();
  for (let at = starts[row] ?? 0; at < (ends[row] ?? 0); at += 2) {
    const word = numbers[at] as number;
    if (word === noWord) continue;
    const place = numbers[at + 1] as WordPosition;
    // Fields are ordered by rank, so the first rank is the lowest.
    const known = words.get(word) ?? rankedIn(rankAt(place), 0);
    words.set(word, known | languagesAt(place));
  }
  return words;
}
