/**
 * Counts typos by the rules of the embedded search engine: a typo is a letter that is substituted, missing, added, or
 * swapped with its neighbour. One in the first letter counts double, and digits allow none.
 */
import { lettersForTypos } from '../../../search-index/words/field-rank.ts';
import { maxWordLength } from '../../../search-index/words/words.ts';

const tooMany = 99;
const width = maxWordLength * 2;
const table = new Uint8Array(width * width);

const isDigit = (code: number) => code >= 48 && code <= 57;

const forgivenIn = (letters: number): number =>
  lettersForTypos.filter((needed) => letters >= needed).length;

/** Undefined if there are more typos than a word of this length allows. */
export function countTypos(
  typed: string,
  word: string,
  forgiven = forgivenIn(Math.max(typed.length, word.length)),
): number | undefined {
  if (typed === word) return 0;
  if (forgiven === 0 || Math.abs(typed.length - word.length) > forgiven) return undefined;
  if (Math.max(typed.length, word.length) >= width) return undefined;
  if (!mayBeNear(typed, word, forgiven)) return undefined;
  const typos = distance(typed, word);
  return typos <= forgiven ? typos : undefined;
}

/** Rules out most words before their letters are compared one by one. */
function mayBeNear(typed: string, word: string, forgiven: number): boolean {
  if (typed[0] === word[0]) return true;
  return forgiven > 1 || (typed[0] === word[1] && typed[1] === word[0]);
}

const costOf = (code: number, isFirst: boolean) => {
  if (isDigit(code)) return tooMany;
  return isFirst ? 2 : 1;
};

function distance(typed: string, word: string): number {
  for (let row = 0; row <= word.length; row += 1) {
    const wanted = word.charCodeAt(row - 1);
    for (let column = 0; column <= typed.length; column += 1) {
      table[row * width + column] =
        row === 0 && column === 0 ? 0 : leastAt(typed, word, row, column, wanted);
    }
  }
  return table[word.length * width + typed.length] as number;
}

function leastAt(typed: string, word: string, row: number, column: number, wanted: number) {
  const given = typed.charCodeAt(column - 1);
  const isFirst = row <= 1 && column <= 1;
  const at = row * width + column;
  let least = tooMany;
  if (row > 0) least = Math.min(least, (table[at - width] as number) + costOf(wanted, isFirst));
  if (column > 0) least = Math.min(least, (table[at - 1] as number) + costOf(given, isFirst));
  if (row > 0 && column > 0) {
    const cost = wanted === given ? 0 : Math.max(costOf(wanted, isFirst), costOf(given, isFirst));
    least = Math.min(least, (table[at - width - 1] as number) + cost);
  }
  if (row > 1 && column > 1 && isSwapped(typed, word, row, column)) {
    least = Math.min(least, (table[at - 2 * width - 2] as number) + costOf(given, false));
  }
  return least;
}

const isSwapped = (typed: string, word: string, row: number, column: number) =>
  word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1];
