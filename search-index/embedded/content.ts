import type { SearchDocument } from '../search-index.ts';
import { fieldRank, fieldsWithoutTypos } from '../settings.ts';
import { fieldTextsOf } from './field-text.ts';
import { forEachJoined } from './joined-words.ts';
import { languagesAt, mostPositions, type Place, placeOf, rankAt } from './place.ts';
import { idOfWord, type Vocabulary, type WordKind } from './vocabulary.ts';
import { wordsOf } from './words.ts';

export type ContentField = { path: string; text: string; letters: number };

/** What the index keeps of a document: its texts, and its words with their places, field by field. */
export type Content = {
  fields: ContentField[];
  /** A word, its place, a word, its place ... */
  entries: Int32Array;
};

export function contentOf(document: SearchDocument, vocabulary: Vocabulary): Content {
  const entries: number[] = [];
  const fields = fieldTextsOf(document).map(({ field, path, text, languages }, index) => {
    const withoutTypos = fieldsWithoutTypos.has(field);
    const words = wordsOf(text, mostPositions);
    const add = (kind: WordKind, letters: string, position: number, span: number) => {
      entries.push(
        idOfWord(vocabulary, withoutTypos ? 'code' : kind, letters),
        placeOf(index, position, span, fieldRank[field], languages),
      );
    };
    let letters = 0;
    words.forEach((word, position) => {
      letters += word.length;
      add('plain', word, position, 1);
    });
    forEachJoined(words, field, (joined, position, span) => add('joined', joined, position, span));
    return { path, text, letters };
  });
  return { fields, entries: Int32Array.from(entries) };
}

/** Each word of a content once, with the least rank of its fields and the languages it stands in. */
export function wordsIn(content: Content | undefined): Map<number, number> {
  const words = new Map<number, number>();
  const entries = content?.entries ?? [];
  for (let at = 0; at < entries.length; at += 2) {
    const word = entries[at] as number;
    const place = entries[at + 1] as Place;
    // Fields stand in the order of their ranks, so the first is the least.
    const known = words.get(word) ?? rankAt(place) << 2;
    words.set(word, known | languagesAt(place));
  }
  return words;
}
