import { fold } from '#contract/fold.ts';

/** How people enter these letters on keyboards that lack them. Unicode doesn't decompose them. */
const typedAs: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  œ: 'oe',
  ŧ: 't',
  ς: 'σ',
};

const isSeparator = /[^\p{L}\p{N}\p{M}\p{Cf}]/u;
const isFormat = /\p{Cf}/u;

/**
 * Folds letters for comparing words. Does the same as `fold`, but character by character, so that the position of each
 * letter in the text is known. Anything but letters and digits separates words.
 */
function foldCharacter(character: string): string {
  if (isSeparator.test(character)) return ' ';
  if (isFormat.test(character)) return '';
  let letters = '';
  for (const letter of fold(character)) {
    letters += isSeparator.test(letter) ? ' ' : (typedAs[letter] ?? letter);
  }
  return letters;
}

/** Caches Latin, Greek and Cyrillic, which are common. Other scripts aren't worth it. */
const foldedCharacters = Array.from({ length: 0x600 }, (_, code) =>
  foldCharacter(String.fromCharCode(code)),
);

function lettersOf(character: string): string {
  const known = character.length === 1 ? foldedCharacters[character.charCodeAt(0)] : undefined;
  return known ?? foldCharacter(character);
}

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
