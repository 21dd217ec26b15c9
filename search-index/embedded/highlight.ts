import type { Highlights } from '../search-index.ts';
import { languagesAt, positionAt, spanAt, type WordPosition } from '../words/word-position.ts';
import { maxWordLength, placedLetters } from '../words/words.ts';
import type { EntryPool } from './store/entry-pool.ts';
import { pathAt } from './store/packed-field-start.ts';
import { noWord } from './vocabulary/vocabulary.ts';

/** Highlights every matched word, or only the prefix that the query matches. */
export function highlightsOf(
  texts: readonly string[],
  { values, starts, ends }: EntryPool,
  row: number,
  languages: number,
  /** Returns the number of matched letters of a word in this document, or 0. */
  lettersMatched: (word: number) => number,
): Highlights {
  const highlights: Highlights = {};
  let field = -1;
  let path = '';
  let matched: Matched[] = [];
  const endField = () => {
    const text = texts[field];
    if (matched.length > 0 && text !== undefined) highlights[path] = rangesIn(text, matched);
    matched = [];
  };
  for (let at = starts[row] as number; at < (ends[row] as number); at += 2) {
    const word = values[at] as number;
    const place = values[at + 1] as WordPosition;
    if (word === noWord) {
      endField();
      field += 1;
      path = pathAt(place);
      continue;
    }
    if ((languagesAt(place) & languages) === 0) continue;
    const letters = lettersMatched(word);
    if (letters > 0) matched.push({ position: positionAt(place), span: spanAt(place), letters });
  }
  endField();
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
      // A single character may contain two words, such as a fraction.
      .filter(([start], at, ranges) => start !== ranges[at - 1]?.[0])
  );
}
