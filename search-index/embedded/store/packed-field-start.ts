/** Packs the start of a field into one number: its path and its number of letters. */

const letterBits = 18;
const mostLetters = 2 ** letterBits - 1;

/** All documents share the same few paths, so each is stored once. */
const paths: string[] = [];
const numbers = new Map<string, number>();

export function packFieldStart(path: string, letters: number): number {
  let number = numbers.get(path);
  if (number === undefined) {
    number = paths.push(path) - 1;
    numbers.set(path, number);
  }
  return (number << letterBits) | Math.min(letters, mostLetters);
}

export const lettersAt = (fieldStart: number) => fieldStart & mostLetters;
export const pathAt = (fieldStart: number) => paths[fieldStart >> letterBits] as string;
