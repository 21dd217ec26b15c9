/**
 * Words are compared by these letters. They are those of fold, but character by character, so that each letter
 * knows its place in the text. Anything but a letter or digit separates words.
 */
import { fold } from '#contract/fold.ts';

/** Keyboards without these letters spell them otherwise, but Unicode does not decompose them. */
const spelledOtherwise: Readonly<Record<string, string>> = {
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

const partsWords = /[^\p{L}\p{N}\p{M}\p{Cf}]/u;
const isFormat = /\p{Cf}/u;

function foldCharacter(character: string): string {
  if (partsWords.test(character)) return ' ';
  if (isFormat.test(character)) return '';
  let letters = '';
  for (const letter of fold(character)) {
    letters += partsWords.test(letter) ? ' ' : (spelledOtherwise[letter] ?? letter);
  }
  return letters;
}

/** Latin, Greek and Cyrillic are used all the time. The rest of Unicode is not worth caching. */
const foldedCharacters = Array.from({ length: 0x600 }, (_, code) =>
  foldCharacter(String.fromCharCode(code)),
);

export function lettersOf(character: string): string {
  const known = character.length === 1 ? foldedCharacters[character.charCodeAt(0)] : undefined;
  return known ?? foldCharacter(character);
}
