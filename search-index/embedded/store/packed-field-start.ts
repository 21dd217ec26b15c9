/** Packs the start of a field into one number: its path and its number of letters. */

const letterBits = 18;
const mostLetters = 2 ** letterBits - 1;

/** All documents share the same few paths, so each is stored once. */
const paths: string[] = [];
const numbers = new Map<string, number>();

export const packFieldStart = (path: string, letters: number): number =>
  (numberOfPath(path) << letterBits) | Math.min(letters, mostLetters);

/** Paths are numbered in the order of their first occurrence in this process. */
export function numberOfPath(path: string): number {
  const number = numbers.get(path) ?? paths.push(path) - 1;
  numbers.set(path, number);
  return number;
}

export const knownPaths = (): readonly string[] => paths;

export const lettersAt = (fieldStart: number) => fieldStart & mostLetters;
export const pathAt = (fieldStart: number) => paths[fieldStart >> letterBits] as string;
