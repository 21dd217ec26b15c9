import type { SearchDocument } from '../../search-index.ts';
import { fieldRank, fieldsWithoutTypos } from '../../words/field-rank.ts';
import { forEachJoined } from '../../words/joined-words.ts';
import {
  languagesAt,
  maxPositions,
  type Place,
  placeOf,
  rankAt,
  rankedIn,
} from '../../words/place.ts';
import { wordsOf } from '../../words/words.ts';
import { idOfWord, noWord, type Vocabulary, type WordKind } from '../vocabulary/vocabulary.ts';
import { fieldTextsOf } from './field-text.ts';

export type ShownText = { path: string; text: string };

/**
 * A word, its place, a word, its place ... field by field. Each field begins with no word, 0, and how
 * many letters the field has instead of a place.
 */
export type Entries = Int32Array;

export type Content = { texts: ShownText[]; entries: Entries };

export function contentOf(document: SearchDocument, vocabulary: Vocabulary): Content {
  const entries: number[] = [];
  const texts = fieldTextsOf(document).map(({ field, path, text, languages }, index) => {
    const withoutTypos = fieldsWithoutTypos.has(field);
    const words = wordsOf(text, maxPositions);
    const add = (kind: WordKind, letters: string, position: number, span: number) => {
      entries.push(
        idOfWord(vocabulary, withoutTypos ? 'code' : kind, letters),
        placeOf(index, position, span, fieldRank[field], languages),
      );
    };
    entries.push(
      noWord,
      words.reduce((letters, word) => letters + word.length, 0),
    );
    words.forEach((word, position) => {
      add('plain', word, position, 1);
    });
    forEachJoined(words, field, (joined, position, span) => add('joined', joined, position, span));
    return { path, text };
  });
  return { texts, entries: Int32Array.from(entries) };
}

/** Each word once, with the least rank of its fields and the languages it stands in. */
export function wordsIn(entries: Entries | undefined): Map<number, number> {
  const words = new Map<number, number>();
  for (let at = 0; at < (entries?.length ?? 0); at += 2) {
    const word = entries?.[at] as number;
    if (word === noWord) continue;
    const place = entries?.[at + 1] as Place;
    // Fields stand in the order of their ranks, so the first is the least.
    const known = words.get(word) ?? rankedIn(rankAt(place), 0);
    words.set(word, known | languagesAt(place));
  }
  return words;
}
