/**
 * Encodes the position of a word in a document in 31 bits: 8 for the field, 12 for the position, 3 for the span, 3 for
 * the rank of the field, one for codes, and one per language.
 */
import { languages } from '#contract/language.ts';

export type WordPosition = number;

/** Codes are the same in every language, and can be left out of a search. */
export const codeMask = 1 << languages.length;
export const languageBits = languages.length + 1;
export const everyLanguage = 2 ** languageBits - 1;
const spanShift = languageBits + 3;
const pointShift = spanShift + 3;
const fieldShift = pointShift + 12;

export const maxFields = 256;
export const maxPositions = 4096;

export const packWordPosition = (
  field: number,
  position: number,
  span: number,
  rank: number,
  languages: number,
): WordPosition =>
  (field << fieldShift) |
  (position << pointShift) |
  (span << spanShift) |
  rankedIn(rank, languages);

/** The lowest bits of a position and of a posting. */
export const rankedIn = (rank: number, languages: number) => (rank << languageBits) | languages;
export const rankedBits = spanShift;

export const languagesAt = (place: WordPosition) => place & everyLanguage;
export const rankAt = (place: WordPosition) => (place >> languageBits) & 7;
/** The number of words at a position: more than one if they are joined. */
export const spanAt = (place: WordPosition) => (place >> spanShift) & 7;
export const positionAt = (place: WordPosition) => (place >> pointShift) & 4095;
export const fieldAt = (place: WordPosition) => place >> fieldShift;
/** Positions in the same field share the upper bits and sort in order. */
export const pointAt = (place: WordPosition) => place >> pointShift;
