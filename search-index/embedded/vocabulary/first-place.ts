/**
 * Packs where a word first occurs in a document into 31 bits: 4 for the field, 10 for the position, 3 for the span, 1
 * for each language and for codes, and the rest for the letters of the field. The lowest bit is set if the word occurs
 * again, and the one above it if that is in another field. Used to limit a document's possible rank without reading it.
 */
import {
  everyLanguage,
  fieldAt,
  languageBits,
  languagesAt,
  positionAt,
  spanAt,
  type WordPosition,
} from '../../words/word-position.ts';

/** 0 if the place is unknown, because its field or position is too large to be packed. */
export type FirstPlace = number;

const again = 1;
const elsewhere = 2;
const languageShift = 2;
const letterShift = languageShift + languageBits;
const spanShift = 14;
const positionShift = spanShift + 3;
const fieldShift = positionShift + 10;
const mostLetters = 2 ** (spanShift - letterShift) - 1;

export const unknownPlace: FirstPlace = 0;
const everyField = 0xffff;

export function packFirstPlace(place: WordPosition, letters: number): FirstPlace {
  const field = fieldAt(place);
  const position = positionAt(place);
  if (field > 15 || position > 1023) return unknownPlace;
  return (
    (field << fieldShift) |
    (position << positionShift) |
    (spanAt(place) << spanShift) |
    (Math.min(letters, mostLetters) << letterShift) |
    (languagesAt(place) << languageShift)
  );
}

export function occursAgain(first: FirstPlace, place: WordPosition): FirstPlace {
  if (first === unknownPlace) return unknownPlace;
  return first | (firstField(first) === fieldAt(place) ? again : again | elsewhere);
}

/** Returns true if the word occurs nowhere else. */
export const isOnlyPlace = (place: FirstPlace) => place !== unknownPlace && (place & again) === 0;
export const placeIsIn = (place: FirstPlace, languages: number) =>
  ((place >> languageShift) & everyLanguage & languages) !== 0;
/** Returns a bit for each field that may contain the word. */
export const fieldsWith = (place: FirstPlace) =>
  place === unknownPlace || (place & elsewhere) !== 0 ? everyField : fieldBit(place);
export const fieldBit = (place: FirstPlace) => 1 << firstField(place);
export const firstLetters = (place: FirstPlace) => (place >> letterShift) & mostLetters;
export const firstSpan = (place: FirstPlace) => (place >> spanShift) & 7;
export const firstPosition = (place: FirstPlace) => (place >> positionShift) & 1023;
const firstField = (place: FirstPlace) => place >> fieldShift;
/** Positions in the same field share the upper bits and sort in order. */
export const firstPoint = (place: FirstPlace) => place >> positionShift;
