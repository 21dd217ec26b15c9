import { at, stroke } from './shape.ts';

/** Capitals as single lines on a grid of 10 by 14. */
const letters: Record<string, string> = {
  A: 'M0 14L5 0L10 14M1.8 9H8.2',
  B: 'M0 0V14H6A3.7 3.7 0 0 0 6 6.6H0M6 6.6H5A3.3 3.3 0 0 0 5 0H0',
  C: 'M10 3.4A5 5 0 0 0 0 5V9A5 5 0 0 0 10 10.6',
  D: 'M0 0H4A6 6 0 0 1 10 6V8A6 6 0 0 1 4 14H0Z',
  E: 'M10 0H0V14H10M0 7H8',
  F: 'M10 0H0V14M0 7H8',
  G: 'M10 3.4A5 5 0 0 0 0 5V9A5 5 0 0 0 10 9V7.6H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M5 0V14',
  J: 'M9 0V9A4.5 4.5 0 0 1 0 9',
  K: 'M0 0V14M10 0L0 8M4 5L10 14',
  L: 'M0 0V14H9',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M0 5A5 5 0 0 1 10 5V9A5 5 0 0 1 0 9Z',
  P: 'M0 14V0H6A4 4 0 0 1 6 8H0',
  Q: 'M0 5A5 5 0 0 1 10 5V9A5 5 0 0 1 0 9ZM6 10L10.4 14.4',
  R: 'M0 14V0H6A4 4 0 0 1 6 8H0M5 8L10 14',
  S: 'M9.6 2.6A4.6 3.5 0 1 0 5 7A4.6 3.5 0 1 1 .4 11.4',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9A5 5 0 0 0 10 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2.5 14L5 4L7.5 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M0 0H10L0 14H10',
};

/** The marks that Turkish adds to a letter, on the same grid. */
const marks: Record<string, string> = {
  '\u0327': 'M5 16.4C8 16.6 7.8 19.6 4 19.2',
  '\u0308': 'M2.6 -3.4V-3.3M7.4 -3.4V-3.3',
  '\u0307': 'M5 -3.4V-3.3',
  '\u0306': 'M2.4 -4A2.6 2.2 0 0 0 7.6 -4',
  '\u0302': 'M2.6 -2.6L5 -4.6L7.4 -2.6',
};

const draw = (character: string, color: string, weight: number) =>
  [...character.normalize('NFD')]
    .map((part) => stroke(letters[part] ?? marks[part] ?? '', color, part in marks ? 2 : weight))
    .join('');

/** A word of capitals around the origin; `height` is that of a letter. */
export function lettering(word: string, height: number, color: string, weight = 3): string {
  const scale = height / 14;
  const step = 10 + weight + 2.6;
  const characters = [...word];
  const left = -(characters.length * step - (weight + 2.6)) / 2;
  return at(
    0,
    0,
    scale,
    characters
      .map((character, index) => at(left + index * step, -7, 1, draw(character, color, weight)))
      .join(''),
  );
}

export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('tr'))
    .join('');
