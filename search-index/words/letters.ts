/**
 * The letters by which words are compared: fold's, character by character, so that each can be led
 * back to its place in the text. What is neither letter nor digit parts words.
 */
import { fold } from '../../db/sql/fold.ts';

/** Letters that a keyboard without them spells otherwise, but that Unicode does not take apart. */
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

/** Latin, Greek and Cyrillic are asked for all the time; the rest of Unicode is not worth keeping. */
const foldedCharacters = Array.from({ length: 0x600 }, (_, code) =>
  foldCharacter(String.fromCharCode(code)),
);

export function lettersOf(character: string): string {
  const known = character.length === 1 ? foldedCharacters[character.charCodeAt(0)] : undefined;
  return known ?? foldCharacter(character);
}
