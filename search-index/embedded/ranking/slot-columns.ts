/** How the candidates match one word of the query: a standing and, if it is known, the first place. */
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
  mostLetters,
  rankIn,
  type Standing,
  typosIn,
  withMore,
  withRank,
} from './standing.ts';

/** By candidate. */
export type SlotColumns = {
  standings: Uint16Array;
  places: Int32Array;
  /** A bit for each field that may contain a match. */
  fields: Uint16Array;
  /** True for the first word of the query: only letters in the field of its first place count. */
  isHome: boolean;
};

export const createSlotColumns = (isHome: boolean): SlotColumns => ({
  standings: new Uint16Array(0),
  places: new Int32Array(0),
  fields: new Uint16Array(0),
  isHome,
});

export function growSlotColumns(column: SlotColumns, length: number): void {
  column.standings = withRoom(column.standings, length);
  column.places = withRoom(column.places, length);
  column.fields = withRoom(column.fields, length);
}

/** Sets the first match of a candidate. */
export function setPosting(
  { standings, places, fields }: SlotColumns,
  number: number,
  standing: Standing,
  posting: Posting,
  first: FirstPlace,
  languages: number,
): void {
  const place = placeIsIn(first, languages) ? first : unknownPlace;
  const ranked = withRank(standing, rankAt(posting));
  standings[number] = isOnlyPlace(place) ? ranked : withMore(ranked);
  places[number] = place;
  fields[number] = fieldsWith(place);
}

export function addPosting(
  column: SlotColumns,
  number: number,
  standing: Standing,
  posting: Posting,
  first: FirstPlace,
  languages: number,
): void {
  const known = column.standings[number] as Standing;
  if (known === 0 || typosIn(standing) < typosIn(known)) {
    setPosting(column, number, standing, posting, first, languages);
  } else if (typosIn(standing) === typosIn(known)) {
    const place = placeIsIn(first, languages) ? first : unknownPlace;
    combine(column, number, withRank(standing, rankAt(posting)), place);
  }
}

/** Adds a place in the query's language. */
export function addPlace(
  column: SlotColumns,
  number: number,
  standing: Standing,
  place: FirstPlace,
): void {
  const { standings, places, fields } = column;
  const known = standings[number] as Standing;
  if (known === 0 || typosIn(standing) < typosIn(known)) {
    standings[number] = isOnlyPlace(place) ? standing : withMore(standing);
    places[number] = place;
    fields[number] = fieldsWith(place);
  } else if (typosIn(standing) === typosIn(known)) combine(column, number, standing, place);
}

/** Combines a match with one that has as few typos. The first of both is in the field of the better rank. */
function combine(column: SlotColumns, number: number, standing: Standing, place: FirstPlace): void {
  const { standings, places, fields } = column;
  const known = standings[number] as Standing;
  const knownPlace = places[number] as FirstPlace;
  const isFirst =
    rankIn(standing) < rankIn(known) || (rankIn(standing) === rankIn(known) && place < knownPlace);
  const [first, other] = isFirst ? [standing, known] : [known, standing];
  const firstPlace = isFirst ? place : knownPlace;
  const isBetter = rankIn(first) < rankIn(other) && firstPlace !== unknownPlace;
  const inexact = isBetter ? inexactIn(first) : Math.min(inexactIn(first), inexactIn(other));
  const otherFields = isFirst ? (fields[number] as number) : fieldsWith(place);
  let letters = Math.max(lettersIn(first), lettersIn(other));
  if (column.isHome && firstPlace !== unknownPlace) {
    if ((otherFields & fieldBit(firstPlace)) === 0) letters = lettersIn(first);
    // Their letters in the other field may have been left out.
    else if (isFirst && hasMore(known)) letters = mostLetters;
  }
  standings[number] = combined(first, other, inexact, letters);
  places[number] = firstPlace;
  fields[number] = (fields[number] as number) | fieldsWith(place);
}
