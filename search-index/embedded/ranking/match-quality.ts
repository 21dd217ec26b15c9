/**
 * Packs how well a document matches a word of the query into 16 bits: the number of typos, the rank of the field, what
 * makes the match inexact, its letters, whether it also matches a neighbour, and whether there may be further matches
 * with as few typos. Each part is the best possible one, and 0 means no match.
 */
import type { Matches } from './vocabulary-matches.ts';

export type MatchQuality = number;

const typoShift = 14;
const rankShift = 11;
const inexactShift = 8;
const letterShift = 2;
const together = 2;
const more = 1;
export const mostLetters = 63;

export function matchQualityOf(matches: Matches, match: number): MatchQuality {
  const slots = matches.together[match] as number;
  return (
    (((matches.typos[match] as number) + 1) << typoShift) |
    ((matches.inexact[match] as number) << inexactShift) |
    (Math.ceil((matches.letters[match] as number) / slots) << letterShift) |
    (slots > 1 ? together : 0)
  );
}

export const withRank = (quality: MatchQuality, rank: number): MatchQuality =>
  quality | (rank << rankShift);
export const withMore = (quality: MatchQuality): MatchQuality => quality | more;

export const typosIn = (quality: MatchQuality) => (quality >> typoShift) - 1;
export const rankIn = (quality: MatchQuality) => (quality >> rankShift) & 7;
export const inexactIn = (quality: MatchQuality) => (quality >> inexactShift) & 7;
export const lettersIn = (quality: MatchQuality) => (quality >> letterShift) & mostLetters;
export const hasMore = (quality: MatchQuality) => (quality & more) !== 0;
export const isTogether = (quality: MatchQuality) => (quality & together) !== 0;

/**
 * Combines two matches with the same number of typos. The first is in the better field, or both are in equally good
 * ones.
 */
export const combined = (
  better: MatchQuality,
  other: MatchQuality,
  inexact: number,
  letters: number,
) =>
  ((typosIn(better) + 1) << typoShift) |
  (rankIn(better) << rankShift) |
  (inexact << inexactShift) |
  (letters << letterShift) |
  ((better | other) & together) |
  more;
