import { lettersOf } from './fold-letter.ts';

/** Longer words are truncated. */
export const maxWordLength = 48;

const hasMoreThanAscii = /[^ -~]/;

function foldedText(text: string): string {
  if (!hasMoreThanAscii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += lettersOf(character);
  return folded;
}

const isPartOfWord = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;

export function wordsOf(text: string, maxWords = Number.POSITIVE_INFINITY): string[] {
  const folded = foldedText(text);
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= folded.length && words.length < maxWords; at += 1) {
    if (at < folded.length && isPartOfWord(folded.charCodeAt(at))) continue;
    if (at > start) words.push(folded.slice(start, Math.min(at, start + maxWordLength)));
    start = at + 1;
  }
  return words;
}

type PlacedLetter = { word: number; start: number; end: number };

/** Finds the position of each letter in the displayed text. A letter's combining marks belong to it. */
export function placedLetters(text: string): PlacedLetter[] {
  const placed: PlacedLetter[] = [];
  let word = -1;
  let inWord = false;
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const letters = lettersOf(character);
    const last = placed.at(-1);
    if (letters === '' && inWord && last) {
      // If a character folds into several letters, the last of them has its end.
      last.end = end;
    }
    for (let at = 0; at < letters.length; at += 1) {
      if (!isPartOfWord(letters.charCodeAt(at))) {
        inWord = false;
        continue;
      }
      if (!inWord) word += 1;
      inWord = true;
      placed.push({ word, start, end });
    }
    start = end;
  }
  return placed;
}
