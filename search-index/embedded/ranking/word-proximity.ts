import { pointAt, spanAt, type WordPosition } from '../../words/word-position.ts';
import { type FirstPlace, firstPoint, firstSpan } from '../vocabulary/first-place.ts';
import { maxPoints, type Points } from './points.ts';
import type { Matches } from './vocabulary-matches.ts';

/** The distance of words in different fields, and the maximum within a field. */
export const maxDistance = 8;
/** A single word that matches two words of the query ranks worse than two distant words. */
const sameWordDistance = 10;

/** Returns the sum of the distances between consecutive words of the query. */
export function distanceIn(points: Points, matches: Matches): number {
  let sum = 0;
  let before = 0;
  for (let slot = 1; slot < points.slots; slot += 1) {
    if (points.counts[slot] === 0) continue;
    sum += leastDistance(points, matches, before, slot);
    before = slot;
  }
  return sum;
}

function leastDistance(points: Points, matches: Matches, one: number, other: number): number {
  const { counts, places } = points;
  const afterOne = one * maxPoints + (counts[one] as number);
  const afterOther = other * maxPoints + (counts[other] as number);
  let least = sameWordDistance;
  for (let a = one * maxPoints; a < afterOne; a += 1) {
    for (let b = other * maxPoints; b < afterOther; b += 1) {
      const apart = distanceBetween(places[a] as WordPosition, places[b] as WordPosition);
      const distance = apart >= 0 ? Math.min(apart, maxDistance) : meeting(points, matches, a, b);
      if (distance < least) least = distance;
    }
  }
  return least;
}

/** Returns the distance of two words from their first places, assuming that `areTogether` is correct. */
export function distanceOfFirst(
  place: FirstPlace,
  other: FirstPlace,
  areTogether: boolean,
): number {
  const start = firstPoint(place);
  const otherStart = firstPoint(other);
  const apart =
    otherStart > start
      ? otherStart - start - firstSpan(place)
      : start - otherStart - firstSpan(other);
  if (apart < 0) return areTogether ? 0 : sameWordDistance;
  return Math.min(apart, maxDistance);
}

/** Returns 0 for neighbours in either order, and a negative number for overlapping words. */
function distanceBetween(place: WordPosition, other: WordPosition): number {
  const start = pointAt(place);
  const otherStart = pointAt(other);
  if (otherStart >= start + spanAt(place)) return otherStart - start - spanAt(place);
  if (start >= otherStart + spanAt(other)) return start - otherStart - spanAt(other);
  return -1;
}

const meeting = (points: Points, matches: Matches, a: number, b: number) =>
  isTogether(points, matches, a) && isTogether(points, matches, b) ? 0 : sameWordDistance;

const isTogether = (points: Points, matches: Matches, at: number) =>
  (matches.together[points.matches[at] as number] as number) > 1;
