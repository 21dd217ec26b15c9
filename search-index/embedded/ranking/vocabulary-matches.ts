/** Finds the words in the vocabulary that match those of a query. Each word of the query has a slot. */
import { withRoom } from '../pool/column.ts';
import type { Term } from '../query-term.ts';
import { rootOf, type Vocabulary, type WordKind } from '../vocabulary/vocabulary.ts';
import { type Budget, walkWords } from '../vocabulary/walk-words.ts';

/** A match is identified by a number; 0 means none. Several matches of one word are linked by `next`. */
export type Matches = {
  /** The first match of each word. */
  first: Int32Array;
  next: number[];
  word: number[];
  /** The slot whose word it matches. */
  slot: number[];
  typos: number[];
  /** The number of matched letters of the word. */
  letters: number[];
  /** The number of ways in which a match is inexact: as a prefix, joined, split, or a synonym. */
  inexact: number[];
  /** The number of neighbouring slots that the word matches as a whole. */
  together: number[];
};

const nodesPerQuery = 300_000;
const minLettersJoined = 3;

export const createMatches = (): Matches => ({
  first: new Int32Array(0),
  next: [0],
  word: [0],
  slot: [0],
  typos: [0],
  letters: [0],
  inexact: [0],
  together: [1],
});

export function clearMatches(matches: Matches): void {
  for (const word of matches.word) matches.first[word] = 0;
  for (const column of [
    matches.next,
    matches.word,
    matches.slot,
    matches.typos,
    matches.letters,
    matches.inexact,
    matches.together,
  ]) {
    column.length = 1;
  }
}

export function findMatches(
  matches: Matches,
  vocabulary: Vocabulary,
  terms: readonly Term[],
): void {
  matches.first = withRoom(matches.first, vocabulary.words);
  const budget = { nodes: nodesPerQuery };
  for (const term of terms) {
    findKind(matches, vocabulary, term, 'plain', budget);
    findKind(matches, vocabulary, term, 'code', budget);
    if (term.letters.length >= minLettersJoined) {
      findKind(matches, vocabulary, term, 'joined', budget);
    }
  }
}

function findKind(
  matches: Matches,
  vocabulary: Vocabulary,
  term: Term,
  kind: WordKind,
  budget: Budget,
): void {
  const isSynonym = term.kind === 'synonym';
  const joined = (term.kind === 'joined' ? 1 : 0) + (kind === 'joined' && !isSynonym ? 1 : 0);
  walkWords({
    trie: vocabulary.trie,
    root: rootOf[kind],
    typed: term.letters,
    lettersForTypos: kind === 'code' ? [] : term.lettersForTypos,
    isPrefix: term.isPrefix,
    budget,
    found(word, typos, letters, isBegun) {
      const found = {
        typos,
        letters,
        inexact: joined + (isBegun ? 1 : 0) + (isSynonym ? 1 : 0),
        together: term.last - term.first + 1,
      };
      for (let slot = term.first; slot <= term.last; slot += 1) {
        addMatch(matches, word, slot, found);
      }
    },
  });
}

type TermMatch = Record<'typos' | 'letters' | 'inexact' | 'together', number>;

/** A word may match a slot in several ways; the best one counts. */
function addMatch(matches: Matches, word: number, slot: number, found: TermMatch): void {
  let match = matches.first[word] as number;
  while (match !== 0 && matches.slot[match] !== slot) match = matches.next[match] as number;
  if (match === 0) {
    match = matches.word.length;
    matches.word.push(word);
    matches.slot.push(slot);
    matches.next.push(matches.first[word] as number);
    matches.first[word] = match;
  } else {
    const worse =
      found.typos - (matches.typos[match] as number) ||
      found.inexact - (matches.inexact[match] as number);
    if (worse >= 0) return;
  }
  matches.typos[match] = found.typos;
  matches.letters[match] = found.letters;
  matches.inexact[match] = found.inexact;
  matches.together[match] = found.together;
}
