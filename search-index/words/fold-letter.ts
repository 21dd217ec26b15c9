/**
 * Folds letters for comparing words. Does the same as `fold`, but character by character, so that the position of each
 * letter in the text is known. Anything but letters and digits separates words.
 */
import { fold } from '#contract/fold.ts';

/** How people type these letters on keyboards that lack them. Unicode doesn't decompose them. */
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

function foldCharacter(character: string): string {
  if (isSeparator.test(character)) return ' ';
  if (isFormat.test(character)) return '';
  let letters = '';
  for (const letter of fold(character)) {
    letters += isSeparator.test(letter) ? ' ' : (typedAs[letter] ?? letter);
  }
  return letters;
}

/** Caches Latin, Greek and Cyrillic, which are common. The rest of Unicode isn't worth it. */
const foldedCharacters = Array.from({ length: 0x600 }, (_, code) =>
  foldCharacter(String.fromCharCode(code)),
);

export function lettersOf(character: string): string {
  const known = character.length === 1 ? foldedCharacters[character.charCodeAt(0)] : undefined;
  return known ?? foldCharacter(character);
}
