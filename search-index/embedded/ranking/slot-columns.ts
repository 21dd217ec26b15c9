/** The match of each candidate with one word of the query: its quality and, if known, the first place. */
import { rankAt } from '../../words/word-position.ts';
import { withRoom } from '../pool/column.ts';
import {
  type FirstPlace,
  fieldBit,
  fieldsWith,
  isOnlyPlace,
  placeIsIn,
  unknownPlace,
} from '../vocabulary/first-place.ts';
import type { Posting } from '../vocabulary/posting-pool.ts';
import {
  combined,
  hasMore,
  inexactIn,
  lettersIn,
  type MatchQuality,
  mostLetters,
  rankIn,
  typosIn,
  withMore,
  withRank,
} from './match-quality.ts';

/** Indexed by candidate. */
export type SlotColumns = {
  qualities: Uint16Array;
  places: Int32Array;
  /** A bit for each field that may contain a match. */
  fields: Uint16Array;
  /** True for the first word of the query: only letters in the field of its first place count. */
  isHome: boolean;
};

export const createSlotColumns = (isHome: boolean): SlotColumns => ({
  qualities: new Uint16Array(0),
  places: new Int32Array(0),
  fields: new Uint16Array(0),
  isHome,
});

export function growSlotColumns(column: SlotColumns, length: number): void {
  column.qualities = withRoom(column.qualities, length);
  column.places = withRoom(column.places, length);
  column.fields = withRoom(column.fields, length);
}

/** Sets the first match of a candidate. */
export function setPosting(
  { qualities, places, fields }: SlotColumns,
  number: number,
  quality: MatchQuality,
  posting: Posting,
  first: FirstPlace,
  languages: number,
): void {
  const place = placeIsIn(first, languages) ? first : unknownPlace;
  const ranked = withRank(quality, rankAt(posting));
  qualities[number] = isOnlyPlace(place) ? ranked : withMore(ranked);
  places[number] = place;
  fields[number] = fieldsWith(place);
}

export function addPosting(
  column: SlotColumns,
  number: number,
  quality: MatchQuality,
  posting: Posting,
  first: FirstPlace,
  languages: number,
): void {
  const known = column.qualities[number] as MatchQuality;
  if (known === 0 || typosIn(quality) < typosIn(known)) {
    setPosting(column, number, quality, posting, first, languages);
  } else if (typosIn(quality) === typosIn(known)) {
    const place = placeIsIn(first, languages) ? first : unknownPlace;
    combine(column, number, withRank(quality, rankAt(posting)), place);
  }
}

/** Adds a place in the query's language. */
export function addPlace(
  column: SlotColumns,
  number: number,
  quality: MatchQuality,
  place: FirstPlace,
): void {
  const { qualities, places, fields } = column;
  const known = qualities[number] as MatchQuality;
  if (known === 0 || typosIn(quality) < typosIn(known)) {
    qualities[number] = isOnlyPlace(place) ? quality : withMore(quality);
    places[number] = place;
    fields[number] = fieldsWith(place);
  } else if (typosIn(quality) === typosIn(known)) combine(column, number, quality, place);
}

/** Combines two matches with the same number of typos. The better-ranked field provides the first place. */
function combine(
  column: SlotColumns,
  number: number,
  quality: MatchQuality,
  place: FirstPlace,
): void {
  const { qualities, places, fields } = column;
  const known = qualities[number] as MatchQuality;
  const knownPlace = places[number] as FirstPlace;
  const isFirst =
    rankIn(quality) < rankIn(known) || (rankIn(quality) === rankIn(known) && place < knownPlace);
  const [first, other] = isFirst ? [quality, known] : [known, quality];
  const firstPlace = isFirst ? place : knownPlace;
  const isBetter = rankIn(first) < rankIn(other) && firstPlace !== unknownPlace;
  const inexact = isBetter ? inexactIn(first) : Math.min(inexactIn(first), inexactIn(other));
  const otherFields = isFirst ? (fields[number] as number) : fieldsWith(place);
  let letters = Math.max(lettersIn(first), lettersIn(other));
  if (column.isHome && firstPlace !== unknownPlace) {
    if ((otherFields & fieldBit(firstPlace)) === 0) letters = lettersIn(first);
    // The letters of a known match in that field may not have been recorded.
    else if (isFirst && hasMore(known)) letters = mostLetters;
  }
  qualities[number] = combined(first, other, inexact, letters);
  places[number] = firstPlace;
  fields[number] = (fields[number] as number) | fieldsWith(place);
}
