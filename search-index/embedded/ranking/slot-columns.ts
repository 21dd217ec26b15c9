/** How the candidates match one word of the query: a standing and, if it is known, the first place. */
import { rankAt } from '../../words/word-position.ts';
import { withRoom } from '../pool/column.ts';
import {
  type FirstPlace,
  fieldsWith,
  isOnlyPlace,
  placeIsIn,
  unknownPlace,
} from '../vocabulary/first-place.ts';
import type { Posting } from '../vocabulary/posting-pool.ts';
import { combined, rankIn, type Standing, typosIn, withMore, withRank } from './standing.ts';

/** By candidate. */
export type SlotColumns = {
  standings: Uint16Array;
  places: Int32Array;
  /** A bit for each field that may contain a match. */
  fields: Uint16Array;
};

export const createSlotColumns = (): SlotColumns => ({
  standings: new Uint16Array(0),
  places: new Int32Array(0),
  fields: new Uint16Array(0),
});

export function growSlotColumns(column: SlotColumns, length: number): void {
  column.standings = withRoom(column.standings, length);
  column.places = withRoom(column.places, length);
  column.fields = withRoom(column.fields, length);
}

export function addPosting(
  column: SlotColumns,
  number: number,
  standing: Standing,
  posting: Posting,
  first: FirstPlace,
  languages: number,
): void {
  const ranked = withRank(standing, rankAt(posting));
  if (!placeIsIn(first, languages)) addPlace(column, number, withMore(ranked), unknownPlace);
  else addPlace(column, number, isOnlyPlace(first) ? ranked : withMore(ranked), first);
}

/** The match with the fewest typos counts. Others with as few are combined with it. */
export function addPlace(
  { standings, places, fields }: SlotColumns,
  number: number,
  standing: Standing,
  place: FirstPlace,
): void {
  const known = standings[number] as Standing;
  const fewer = known === 0 ? -1 : typosIn(standing) - typosIn(known);
  if (fewer > 0) return;
  if (fewer < 0) {
    standings[number] = standing;
    places[number] = place;
    fields[number] = fieldsWith(place);
    return;
  }
  const knownPlace = places[number] as FirstPlace;
  const better = rankIn(known) - rankIn(standing);
  fields[number] = (fields[number] as number) | fieldsWith(place);
  if (better === 0) {
    standings[number] = combined(known, standing, false);
    places[number] = Math.min(knownPlace, place);
  } else if (better < 0) {
    standings[number] = combined(known, standing, knownPlace !== unknownPlace);
  } else {
    standings[number] = combined(standing, known, place !== unknownPlace);
    places[number] = place;
  }
}
