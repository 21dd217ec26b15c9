/**
 * Describes where a word first occurs in a document, in 31 bits: 4 for the field, 10 for the position, 3 for the span,
 * 11 for the letters of the field, one per language, and one that is set if the word occurs more than once. Bounds the
 * ranking of a document without reading it.
 */
import { languages } from '#contract/language.ts';
import {
  fieldAt,
  languagesAt,
  positionAt,
  spanAt,
  type WordPosition,
} from '../../words/word-position.ts';

/** 0 if nothing is known about the place: its field or position is too large to be described. */
export type FirstPlace = number;

const letterShift = 1 + languages.length;
const spanShift = letterShift + 13 - languages.length;
const positionShift = spanShift + 3;
const fieldShift = positionShift + 10;
const mostLetters = 2 ** (spanShift - letterShift) - 1;
const everyLanguage = 2 ** languages.length - 1;

export const unknownPlace: FirstPlace = 0;

export function packFirstPlace(place: WordPosition, letters: number): FirstPlace {
  const field = fieldAt(place);
  const position = positionAt(place);
  if (field > 15 || position > 1023) return unknownPlace;
  return (
    (field << fieldShift) |
    (position << positionShift) |
    (spanAt(place) << spanShift) |
    (Math.min(letters, mostLetters) << letterShift) |
    (languagesAt(place) << 1)
  );
}

export const occursAgain = (place: FirstPlace): FirstPlace =>
  place === unknownPlace ? unknownPlace : place | 1;

/** Returns true if all other occurrences of the word, if any, are unknown. */
export const isOnlyPlace = (place: FirstPlace) => place !== unknownPlace && (place & 1) === 0;
export const placeIsIn = (place: FirstPlace, languages: number) =>
  ((place >> 1) & everyLanguage & languages) !== 0;
export const firstLetters = (place: FirstPlace) => (place >> letterShift) & mostLetters;
export const firstSpan = (place: FirstPlace) => (place >> spanShift) & 7;
export const firstPosition = (place: FirstPlace) => (place >> positionShift) & 1023;
export const firstField = (place: FirstPlace) => place >> fieldShift;
/** Positions in the same field share the upper bits and sort in order. */
export const firstPoint = (place: FirstPlace) => place >> positionShift;
