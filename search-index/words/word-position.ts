/**
 * The place of a word in a document is one number of 31 bits: 8 for the field, 12 for the position, 3 for the span,
 * 3 for the rank of the field, and one for each language.
 */
import { languages } from '#contract/language.ts';

export type WordPosition = number;

const languageBits = languages.length;
const everyLanguage = 2 ** languageBits - 1;
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

/** The last bits of a place, and of a posting. */
export const rankedIn = (rank: number, languages: number) => (rank << languageBits) | languages;
export const rankedBits = spanShift;

export const languagesAt = (place: WordPosition) => place & everyLanguage;
export const rankAt = (place: WordPosition) => (place >> languageBits) & 7;
/** The number of words at a place: more than one where they are joined. */
export const spanAt = (place: WordPosition) => (place >> spanShift) & 7;
export const positionAt = (place: WordPosition) => (place >> pointShift) & 4095;
export const fieldAt = (place: WordPosition) => place >> fieldShift;
/** All places of one field have the same upper bits, and are in the order of their positions. */
export const pointAt = (place: WordPosition) => place >> pointShift;
