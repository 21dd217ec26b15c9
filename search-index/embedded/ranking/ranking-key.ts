/**
 * Hits are ordered by a single number; lower is better. In order of significance, it combines: the matched words (all
 * of them, then as many as possible from the first), typos, proximity, the rank of the field, whole words before
 * prefixes, the position in the field, and the letters of the field that aren't in the query. A document whose name
 * equals the query therefore comes first.
 */

import { fieldAt, positionAt, rankAt, type WordPosition } from '../../words/word-position.ts';
import type { EntryPool } from '../store/entry-pool.ts';
import {
  type FirstPlace,
  fieldBit,
  firstLetters,
  firstPosition,
} from '../vocabulary/first-place.ts';
import type { Candidates } from './candidate-documents.ts';
import {
  hasMore,
  inexactIn,
  isTogether,
  lettersIn,
  type MatchQuality,
  rankIn,
  typosIn,
} from './match-quality.ts';
import { createPoints, findPoints, maxPoints } from './points.ts';
import type { Matches } from './vocabulary-matches.ts';
import { distanceIn, distanceOfFirst, maxDistance } from './word-proximity.ts';

/** The number of possible values of each part of a key. */
const wordCounts = 16;
const typoCounts = 32;
const distances = 128;
const ranks = 64;
const inexacts = 16;
const positions = 4;
const lettersLeft = 1024;
const belowTypos = distances * ranks * inexacts * positions * lettersLeft;

export type Ranking = {
  /**
   * Returns a lower bound of the candidate's key without reading the document. Infinite if it is clearly above the
   * limit.
   */
  leastKey(candidate: number, limit: number): number;
  key(candidate: number): number;
};

export function createRanking(
  candidates: Candidates,
  matches: Matches,
  entries: EntryPool,
  languages: number,
): Ranking {
  const { slots } = candidates;
  const qualities = candidates.columns.slice(0, slots).map((column) => column.qualities);
  const places = candidates.columns.slice(0, slots).map((column) => column.places);
  const fields = candidates.columns.slice(0, slots).map((column) => column.fields);
  const firstQualities = qualities[0] as Uint16Array;
  const firstPlaces = places[0] as Int32Array;
  const firstFields = fields[0] as Uint16Array;
  const points = createPoints(slots);

  function wordsAndTypos(candidate: number): number {
    let typos = 0;
    let matched = 0;
    let unbroken = 0;
    for (let slot = 0; slot < slots; slot += 1) {
      const quality = qualities[slot]?.[candidate] as number;
      if (quality === 0) continue;
      typos += typosIn(quality);
      matched += 1;
      if (unbroken === slot) unbroken += 1;
    }
    const words = (slots - matched) * wordCounts + (slots - unbroken);
    return words * typoCounts + Math.min(typos, typoCounts - 1);
  }

  function leastKey(candidate: number, limit: number): number {
    const words = wordsAndTypos(candidate);
    if (words * belowTypos > limit) return Number.POSITIVE_INFINITY;
    const home = firstPlaces[candidate] as FirstPlace;
    const homeField = fieldBit(home);
    let before = firstQualities[candidate] as MatchQuality;
    let placeBefore = home;
    let fieldsBefore = firstFields[candidate] as number;
    let rank = rankIn(before);
    let inexact = inexactIn(before);
    let letters = lettersIn(before);
    let distance = 0;
    for (let slot = 1; slot < slots; slot += 1) {
      const quality = qualities[slot]?.[candidate] as MatchQuality;
      if (quality === 0) continue;
      const place = places[slot]?.[candidate] as FirstPlace;
      const fieldsOfSlot = fields[slot]?.[candidate] as number;
      rank += rankIn(quality);
      inexact += inexactIn(quality);
      if ((fieldsOfSlot & homeField) !== 0) letters += lettersIn(quality);
      if ((fieldsOfSlot & fieldsBefore) === 0) distance += maxDistance;
      else if (!hasMore(quality) && !hasMore(before)) {
        const areTogether = isTogether(before) && isTogether(quality);
        distance += distanceOfFirst(placeBefore, place, areTogether);
      }
      before = quality;
      placeBefore = place;
      fieldsBefore = fieldsOfSlot;
    }
    const left = Math.max(0, firstLetters(home) - letters);
    return keyOf(words, distance, rank, inexact, firstPosition(home), left);
  }

  function key(candidate: number): number {
    findPoints(points, entries, candidates, candidate, matches, languages);
    const homePlace = points.places[0] as WordPosition;
    const home = fieldAt(homePlace);
    let rank = 0;
    let inexact = 0;
    let matchedLetters = 0;
    for (let slot = 0; slot < slots; slot += 1) {
      if (points.counts[slot] === 0) continue;
      rank += rankAt(points.places[slot * maxPoints] as WordPosition);
      inexact += inexactness(slot);
      matchedLetters += lettersOf(home, slot);
    }
    const left = Math.max(0, points.homeLetters - Math.round(matchedLetters));
    const distance = distanceIn(points, matches);
    return keyOf(wordsAndTypos(candidate), distance, rank, inexact, positionAt(homePlace), left);
  }

  /** Returns the lowest inexactness of the slot in its best field. */
  function inexactness(slot: number): number {
    const first = slot * maxPoints;
    const rank = rankAt(points.places[first] as WordPosition);
    let least = inexacts - 1;
    for (let at = first; at < first + (points.counts[slot] as number); at += 1) {
      if (rankAt(points.places[at] as WordPosition) !== rank) break;
      least = Math.min(least, matches.inexact[points.matches[at] as number] as number);
    }
    return least;
  }

  /** Returns how many letters of the field the slot's least inexact match covers. */
  function lettersOf(field: number, slot: number): number {
    const first = slot * maxPoints;
    let letters = 0;
    let least = inexacts;
    for (let at = first; at < first + (points.counts[slot] as number); at += 1) {
      const match = points.matches[at] as number;
      const inexact = matches.inexact[match] as number;
      if (inexact >= least || fieldAt(points.places[at] as WordPosition) !== field) continue;
      least = inexact;
      letters = (matches.letters[match] as number) / (matches.together[match] as number);
    }
    return letters;
  }

  return { leastKey, key };
}

function keyOf(
  wordsAndTypos: number,
  distance: number,
  rank: number,
  inexact: number,
  position: number,
  left: number,
): number {
  const placed = Math.min(inexact, inexacts - 1) * positions + Math.min(position, positions - 1);
  const ranked = Math.min(distance, distances - 1) * ranks + Math.min(rank, ranks - 1);
  const below = (ranked * inexacts * positions + placed) * lettersLeft;
  return wordsAndTypos * belowTypos + below + Math.min(left, lettersLeft - 1);
}
