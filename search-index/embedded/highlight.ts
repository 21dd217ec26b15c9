import type { Highlights } from '../search-index.ts';
import {
  fieldAt,
  languagesAt,
  positionAt,
  spanAt,
  type WordPosition,
} from '../words/word-position.ts';
import { maxWordLength, placedLetters } from '../words/words.ts';
import type { Entries, ShownText } from './store/document-entries.ts';

/** Each matched word is marked. If the query has only the beginning of a word, the beginning is marked. */
export function highlightsOf(
  texts: readonly ShownText[],
  entries: Entries,
  languages: number,
  /** Returns the number of matched letters of a word in this document, or 0. */
  lettersMatched: (word: number) => number,
): Highlights {
  const matched = new Map<number, Matched[]>();
  for (let at = 0; at < entries.length; at += 2) {
    const place = entries[at + 1] as WordPosition;
    const letters = lettersMatched(entries[at] as number);
    if (letters === 0 || (languagesAt(place) & languages) === 0) continue;
    const inField = matched.get(fieldAt(place)) ?? [];
    matched.set(fieldAt(place), inField);
    inField.push({ position: positionAt(place), span: spanAt(place), letters });
  }
  const highlights: Highlights = {};
  for (const [field, inField] of matched) {
    const shown = texts[field];
    if (shown) highlights[shown.path] = rangesIn(shown.text, inField);
  }
  return highlights;
}

type Matched = { position: number; span: number; letters: number };

function rangesIn(text: string, matched: readonly Matched[]): [number, number][] {
  const words = Map.groupBy(placedLetters(text), ({ word }) => word);
  const ends = new Map<number, number>();
  for (const { position, span, letters } of matched) {
    let left = letters;
    for (let word = position; word < position + span && left > 0; word += 1) {
      const placed = words.get(word) ?? [];
      const compared = Math.min(placed.length, maxWordLength);
      const last = left >= compared ? placed.at(-1) : placed[left - 1];
      ends.set(word, Math.max(ends.get(word) ?? 0, last?.end ?? 0));
      left -= compared;
    }
  }
  return (
    [...ends]
      .map(([word, end]): [number, number] => [words.get(word)?.[0]?.start ?? 0, end])
      .sort(([start], [otherStart]) => start - otherStart)
      // One character may hold two words. A fraction does.
      .filter(([start], at, ranges) => start !== ranges[at - 1]?.[0])
  );
}
