/**
 * Counts typos by the rules of the embedded search engine: a typo is a letter that is substituted, missing, added, or
 * swapped with its neighbour. One in the first letter counts double, and digits allow none.
 */
import { lettersForTypos } from '../../../search-index/words/field-rank.ts';

const tooMany = Number.POSITIVE_INFINITY;

const isDigit = (letter: string | undefined) =>
  letter !== undefined && letter >= '0' && letter <= '9';

const forgivenIn = (letters: number) =>
  lettersForTypos.filter((needed) => letters >= needed).length;

/** Undefined if there are more typos than a word of this length allows. */
export function countTypos(
  typed: string,
  word: string,
  forgiven = forgivenIn(Math.max(typed.length, word.length)),
): number | undefined {
  if (typed === word) return 0;
  if (forgiven === 0 || Math.abs(typed.length - word.length) > forgiven) return undefined;
  const typos = distance(typed, word);
  return typos <= forgiven ? typos : undefined;
}

const costOf = (letter: string | undefined, isFirst: boolean) => {
  if (isDigit(letter)) return tooMany;
  return isFirst ? 2 : 1;
};

function distance(typed: string, word: string): number {
  const rows = Array.from({ length: word.length + 1 }, () =>
    Array.from({ length: typed.length + 1 }, () => tooMany),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? tooMany;
  for (let row = 0; row <= word.length; row += 1) {
    for (let column = 0; column <= typed.length; column += 1) {
      const [wanted, given] = [word[row - 1], typed[column - 1]];
      const isFirst = row <= 1 && column <= 1;
      const substituted = Math.max(costOf(wanted, isFirst), costOf(given, isFirst));
      const least = Math.min(
        row === 0 && column === 0 ? 0 : tooMany,
        at(row - 1, column - 1) + (wanted === given ? 0 : substituted),
        at(row - 1, column) + costOf(wanted, isFirst),
        at(row, column - 1) + costOf(given, isFirst),
        isSwapped(word, row, typed, column)
          ? at(row - 2, column - 2) + costOf(given, false)
          : tooMany,
      );
      (rows[row] as number[])[column] = least;
    }
  }
  return at(word.length, typed.length);
}

const isSwapped = (word: string, row: number, typed: string, column: number) =>
  row > 1 &&
  column > 1 &&
  word[row - 1] === typed[column - 2] &&
  word[row - 2] === typed[column - 1];
