/**
 * The place of a word in a document, in one number:
 * field 8 bits, position 12, span 3, rank of the field 3, languages 2.
 */
export type Place = number;

export const maxFields = 256;
export const maxPositions = 4096;

export const placeOf = (
  field: number,
  position: number,
  span: number,
  rank: number,
  languages: number,
): Place => (((((((field << 12) | position) << 3) | span) << 3) | rank) << 2) | languages;

export const languagesAt = (place: Place) => place & 3;
export const rankAt = (place: Place) => (place >> 2) & 7;
/** How many words stand there: more than one where they are joined. */
export const spanAt = (place: Place) => (place >> 5) & 7;
export const positionAt = (place: Place) => (place >> 8) & 4095;
export const fieldAt = (place: Place) => place >> 20;
/** The same for all places of one field, and in order of position there. */
export const pointAt = (place: Place) => place >> 8;
