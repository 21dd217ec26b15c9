/**
 * Summarizes how a document matches a word of the query, in 15 bits: the number of typos, the rank of the field, what
 * makes the match inexact, its letters, and whether there may be further matches with as few typos. Each part is the
 * best that is possible, and 0 means no match.
 */
import type { Matches } from './vocabulary-matches.ts';

export type Standing = number;

const typoShift = 13;
const rankShift = 10;
const inexactShift = 7;
const letterShift = 1;

export const standingOf = (
  { typos, inexact, letters, together }: Matches,
  match: number,
): Standing =>
  (((typos[match] as number) + 1) << typoShift) |
  ((inexact[match] as number) << inexactShift) |
  (Math.ceil((letters[match] as number) / (together[match] as number)) << letterShift);

export const withRank = (standing: Standing, rank: number): Standing =>
  standing | (rank << rankShift);
export const withMore = (standing: Standing): Standing => standing | 1;

export const typosIn = (standing: Standing) => (standing >> typoShift) - 1;
export const rankIn = (standing: Standing) => (standing >> rankShift) & 7;
export const inexactIn = (standing: Standing) => (standing >> inexactShift) & 7;
export const lettersIn = (standing: Standing) => (standing >> letterShift) & 63;
export const hasMore = (standing: Standing) => (standing & 1) === 1;

/** Combines two matches with the same typos. The first one is in the better field, unless both are in equal ones. */
export function combined(better: Standing, other: Standing, isExact: boolean): Standing {
  const inexact = isExact ? inexactIn(better) : Math.min(inexactIn(better), inexactIn(other));
  const letters = Math.max(lettersIn(better), lettersIn(other));
  return (
    ((typosIn(better) + 1) << typoShift) |
    (rankIn(better) << rankShift) |
    (inexact << inexactShift) |
    (letters << letterShift) |
    1
  );
}
