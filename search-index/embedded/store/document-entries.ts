import type { SearchDocument } from '../../search-index.ts';
import { forEachJoined } from '../../words/joined-words.ts';
import { fieldRank, fieldsWithoutTypos } from '../../words/ranking-rules.ts';
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

export type ShownText = { path: string; text: string };

/**
 * Words alternate with their places, field by field. Each field begins with no word, which is 0, and the number
 * of its letters instead of a place.
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
        packWordPosition(index, position, span, fieldRank[field], languages),
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

/** Returns each word once, with the lowest rank of its fields and with its languages. */
export function wordsIn(entries: Entries | undefined): Map<number, number> {
  const words = new Map<number, number>();
  for (let at = 0; at < (entries?.length ?? 0); at += 2) {
    const word = entries?.[at] as number;
    if (word === noWord) continue;
    const place = entries?.[at + 1] as WordPosition;
    // Fields are in the order of their ranks, so the first rank is the lowest.
    const known = words.get(word) ?? rankedIn(rankAt(place), 0);
    words.set(word, known | languagesAt(place));
  }
  return words;
}
