/**
 * The place of a word in a document, in one number of 31 bits:
 * field 8 bits, position 12, span 3, rank of the field 3, and one for each language.
 */
import { languages } from '#contract/language.ts';

export type Place = number;

const languageBits = languages.length;
const everyLanguage = 2 ** languageBits - 1;
const spanShift = languageBits + 3;
const pointShift = spanShift + 3;
const fieldShift = pointShift + 12;

export const maxFields = 256;
export const maxPositions = 4096;

export const placeOf = (
  field: number,
  position: number,
  span: number,
  rank: number,
  languages: number,
): Place =>
  (field << fieldShift) |
  (position << pointShift) |
  (span << spanShift) |
  rankedIn(rank, languages);

/** The last bits of a place, and of a posting. */
export const rankedIn = (rank: number, languages: number) => (rank << languageBits) | languages;
export const rankedBits = spanShift;

export const languagesAt = (place: Place) => place & everyLanguage;
export const rankAt = (place: Place) => (place >> languageBits) & 7;
/** How many words stand there: more than one where they are joined. */
export const spanAt = (place: Place) => (place >> spanShift) & 7;
export const positionAt = (place: Place) => (place >> pointShift) & 4095;
export const fieldAt = (place: Place) => place >> fieldShift;
/** The same for all places of one field, and in order of position there. */
export const pointAt = (place: Place) => place >> pointShift;
