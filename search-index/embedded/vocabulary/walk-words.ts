/**
 * Finds the words within a number of typos of the typed word. A typo is a letter that is substituted, missing, added,
 * or swapped with its neighbour (optimal string alignment). A typo in the first letter counts double, and digits allow
 * none. A prefix is compared with the start of every word, so an unfinished word may contain typos too. The distance
 * table has one row per letter on the path down the trie.
 */

import { maxWordLength } from '../../words/words.ts';
import { nodeAt, type Trie } from './trie.ts';

type Walk = {
  trie: Trie;
  root: number;
  typed: string;
  /** The number of letters that a word needs to allow one typo, two typos, and so on. */
  lettersForTypos: readonly number[];
  isPrefix: boolean;
  budget: Budget;
  /** `letters` is the number of matched letters of the word: all of them, unless only a prefix matches. */
  found(word: number, typos: number, letters: number, isBegun: boolean): void;
};

/** The number of nodes that the query may still visit. */
export type Budget = { nodes: number };

const tooFar = 99;
const width = maxWordLength + 2;
const table = new Uint8Array(width * (maxWordLength + 4));

const isDigit = (code: number) => code >= 48 && code <= 57;

export function walkWords(walk: Walk): void {
  const { typed, lettersForTypos } = walk;
  if (typed.length < (lettersForTypos[0] ?? Number.POSITIVE_INFINITY)) walkExactly(walk);
  else walkWithTypos(walk);
}

function walkExactly({ trie, root, typed, isPrefix, budget, found }: Walk): void {
  const node = nodeAt(trie, root, typed);
  if (node === 0) return;
  const word = trie.word[node] as number;
  if (word !== 0) found(word, 0, typed.length, false);
  if (isPrefix) collectBelow(trie, node, budget, (begun) => found(begun, 0, typed.length, true));
}

function collectBelow(
  { firstChild, nextSibling, word }: Trie,
  top: number,
  budget: Budget,
  found: (word: number) => void,
): void {
  const visit = (parent: number) => {
    let node = firstChild[parent] as number;
    for (; node !== 0 && budget.nodes > 0; node = nextSibling[node] as number) {
      budget.nodes -= 1;
      const ending = word[node] as number;
      if (ending !== 0) found(ending);
      visit(node);
    }
  };
  visit(top);
}

function walkWithTypos(walk: Walk): void {
  const { trie, root, typed, lettersForTypos, isPrefix, budget, found } = walk;
  const { letter, firstChild, nextSibling, word } = trie;
  const length = typed.length;
  const codes = Uint16Array.from(typed, (_, at) => typed.charCodeAt(at));
  const forgivenIn = (letters: number) =>
    lettersForTypos.filter((needed) => letters >= needed).length;
  const forgivenBegun = forgivenIn(length);
  // The number of typos depends on the longer of both words, so that a long word isn't denied its second typo because a
  // letter is missing.
  const maxLength = length + lettersForTypos.length;
  const forgiven = Uint8Array.from({ length: maxLength + 1 }, (_, letters) =>
    forgivenIn(Math.max(letters, length)),
  );
  const maxTypos = lettersForTypos.filter((needed, at) => length + at + 1 >= needed).length;

  table.fill(tooFar, 0, length + 1);
  table[0] = 0;
  // A wrong first letter counts double. With two wrong letters at the start, the distance is too large anyway.
  if (!isDigit(codes[0] as number)) table[1] = 2;

  function visit(parent: number, depth: number, begun: number, begunLetters: number): void {
    const letterBefore = letter[parent] as number;
    let node = firstChild[parent] as number;
    for (; node !== 0 && budget.nodes > 0; node = nextSibling[node] as number) {
      budget.nodes -= 1;
      const nearest = fillRow(codes, depth, letter[node] as number, letterBefore, maxTypos);
      const isComparable = Math.abs(length - depth) <= maxTypos;
      const whole = isComparable ? (table[depth * width + length] as number) : tooFar;
      let best = begun;
      let bestLetters = begunLetters;
      const isNearer = whole < best || (whole === best && depth <= length);
      if (isPrefix && whole <= forgivenBegun && isNearer) {
        best = whole;
        bestLetters = depth;
      }
      const ending = word[node] as number;
      if (ending !== 0) {
        if (isComparable && whole <= best && whole <= (forgiven[depth] as number)) {
          found(ending, whole, depth, false);
        } else if (best !== tooFar) found(ending, best, bestLetters, true);
      }
      if (nearest <= Math.min(maxTypos, best)) visit(node, depth + 1, best, bestLetters);
      else if (best !== tooFar) {
        const [typos, letters] = [best, bestLetters];
        collectBelow(trie, node, budget, (below) => found(below, typos, letters, true));
      }
    }
  }
  visit(root, 1, tooFar, 0);
}

/** Fills the relevant part of a letter's row and returns the smallest distance in it. */
function fillRow(
  typed: Uint16Array,
  depth: number,
  code: number,
  codeBefore: number,
  typos: number,
): number {
  const row = depth * width;
  const above = row - width;
  const first = Math.max(1, depth - typos);
  const last = Math.min(typed.length, depth + typos);
  if (first > last) return tooFar;
  const letterTypo = isDigit(code) ? tooFar : 1;
  table[row + first - 1] = first === 1 && depth === 1 ? letterTypo * 2 : tooFar;
  let nearest = table[row + first - 1] as number;
  for (let at = first; at <= last; at += 1) {
    const typedCode = typed[at - 1] as number;
    const typo = isDigit(typedCode) ? tooFar : letterTypo;
    // Even if the letters are equal, another alignment may be closer, because a typo in the first letter costs more.
    let distance = table[above + at - 1] as number;
    if (typedCode !== code) distance += at === 1 && depth === 1 ? typo * 2 : typo;
    const added = (table[row + at - 1] as number) + (isDigit(typedCode) ? tooFar : 1);
    if (added < distance) distance = added;
    const leftOut = at < depth + typos ? (table[above + at] as number) + letterTypo : tooFar;
    if (leftOut < distance) distance = leftOut;
    if (at > 1 && depth > 1 && typed[at - 2] === code && typedCode === codeBefore) {
      const swapped = (table[above - width + at - 2] as number) + typo;
      if (swapped < distance) distance = swapped;
    }
    table[row + at] = Math.min(distance, tooFar);
    if (distance < nearest) nearest = distance;
  }
  // The first two letters may still turn out to be swapped, which is closer than a wrong first letter.
  return depth === 1 && typed[1] === code ? Math.min(nearest, 1) : nearest;
}
