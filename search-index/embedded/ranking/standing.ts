/**
 * Summarizes how a document matches a word of the query, in 16 bits: the number of typos, the rank of the field, what
 * makes the match inexact, its letters, whether it also matches a neighbour, and whether there may be further matches
 * with as few typos. Each part is the best that is possible, and 0 means no match.
 */
import type { Matches } from './vocabulary-matches.ts';

export type Standing = number;

const typoShift = 14;
const rankShift = 11;
const inexactShift = 8;
const letterShift = 2;
const together = 2;
const more = 1;
export const mostLetters = 63;

export function standingOf(matches: Matches, match: number): Standing {
  const slots = matches.together[match] as number;
  return (
    (((matches.typos[match] as number) + 1) << typoShift) |
    ((matches.inexact[match] as number) << inexactShift) |
    (Math.ceil((matches.letters[match] as number) / slots) << letterShift) |
    (slots > 1 ? together : 0)
  );
}

export const withRank = (standing: Standing, rank: number): Standing =>
  standing | (rank << rankShift);
export const withMore = (standing: Standing): Standing => standing | more;

export const typosIn = (standing: Standing) => (standing >> typoShift) - 1;
export const rankIn = (standing: Standing) => (standing >> rankShift) & 7;
export const inexactIn = (standing: Standing) => (standing >> inexactShift) & 7;
export const lettersIn = (standing: Standing) => (standing >> letterShift) & mostLetters;
export const hasMore = (standing: Standing) => (standing & more) !== 0;
export const isTogether = (standing: Standing) => (standing & together) !== 0;

/** Combines two matches with the same typos. The first one is in the better field, unless both are in equal ones. */
export const combined = (better: Standing, other: Standing, inexact: number, letters: number) =>
  ((typosIn(better) + 1) << typoShift) |
  (rankIn(better) << rankShift) |
  (inexact << inexactShift) |
  (letters << letterShift) |
  ((better | other) & together) |
  more;
