/** Typos of people who type fast. The first letter is left unchanged, because it is rarely wrong. */
import type { Random } from '../../seed/bulk/random.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

const otherLetter = (random: Random, not: readonly string[]) => {
  let letter = random.pick(alphabet);
  while (not.includes(letter)) letter = random.pick(alphabet);
  return letter;
};

export type Typo = (random: Random, word: string) => string;

export const substituted: Typo = (random, word) => {
  const at = random.whole(1, word.length - 1);
  const letter = otherLetter(random, [word.charAt(at)]);
  return word.slice(0, at) + letter + word.slice(at + 1);
};

export const swapped: Typo = (random, word) => {
  const places = [...word]
    .map((_, at) => at)
    .filter((at) => at > 0 && at + 1 < word.length && word.charAt(at) !== word.charAt(at + 1));
  const at = random.pick(places);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
};

export const missing: Typo = (random, word) => {
  const at = random.whole(1, word.length - 1);
  return word.slice(0, at) + word.slice(at + 1);
};

export const added: Typo = (random, word) => {
  const at = random.whole(1, word.length);
  return word.slice(0, at) + otherLetter(random, [word.charAt(at - 1)]) + word.slice(at);
};

export const anyTypo: Typo = (random, word) =>
  random.pick([substituted, swapped, missing, added])(random, word);

/** Puts one typo in each half, so that they don't cancel each other out. */
export const twoTypos: Typo = (random, word) => {
  const half = Math.floor(word.length / 2);
  const typo = () => random.pick([substituted, missing, added]);
  return typo()(random, word.slice(0, half)) + typo()(random, word.slice(half));
};
