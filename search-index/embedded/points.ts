/** Where in one document the words of a query are answered best, slot by slot, in order of field rank. */
import { type Candidates, typosIn } from './candidates.ts';
import type { Content } from './content.ts';
import type { Matches } from './matches.ts';
import { languagesAt, type Place } from './place.ts';

/** More of one word say nothing new. */
export const mostPoints = 16;

export type Points = {
  slots: number;
  counts: Uint8Array;
  /** Each slot has room for mostPoints, from slot * mostPoints on. */
  places: Int32Array;
  matches: Int32Array;
};

export const createPoints = (slots: number): Points => ({
  slots,
  counts: new Uint8Array(slots),
  places: new Int32Array(slots * mostPoints),
  matches: new Int32Array(slots * mostPoints),
});

export function findPoints(
  points: Points,
  { entries }: Content,
  row: number,
  { standings, size }: Candidates,
  matches: Matches,
  languages: number,
): void {
  points.counts.fill(0);
  for (let at = 0; at < entries.length; at += 2) {
    let match = matches.first[entries[at] as number] as number;
    if (match === 0) continue;
    const place = entries[at + 1] as Place;
    if ((languagesAt(place) & languages) === 0) continue;
    for (; match !== 0; match = matches.next[match] as number) {
      const slot = matches.slot[match] as number;
      const count = points.counts[slot] as number;
      const isBest = typosIn(standings[slot * size + row] as number) === matches.typos[match];
      if (!isBest || count === mostPoints) continue;
      points.counts[slot] = count + 1;
      points.places[slot * mostPoints + count] = place;
      points.matches[slot * mostPoints + count] = match;
    }
  }
}
