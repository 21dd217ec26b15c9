import type { TermsNumbers } from '../terms-numbers.ts';
import { readFigure } from './amount.ts';

const figures = /(%\s?|yüzde\s)?(\d(?:[\d.,]*\d)?)(\s?%)?/giu;

/** Returns whether any number states the value of the offer. */
export const hasValueNumber = ({ amount, percent, cap, free_spins }: TermsNumbers): boolean =>
  [amount, percent, cap, free_spins].some((number) => number !== null);

/** Returns whether a text states the value of the offer with exactly these numbers. */
export function saysSameNumbers(text: string, numbers: TermsNumbers): boolean {
  const said = [...text.matchAll(figures)].map(([, before, figure = '', after]) =>
    keyOf(readFigure(figure), before !== undefined || after !== undefined),
  );
  const { percent, amount, cap, free_spins } = numbers;
  const worth = [amount, cap, free_spins]
    .map((number) => keyOf(number))
    .concat(keyOf(percent, true));
  const others = Object.values(numbers).map((number) => keyOf(number));
  return (
    worth.every((key) => key === undefined || said.includes(key)) &&
    said.every((key) => worth.includes(key) || others.includes(key))
  );
}

const keyOf = (number: unknown, isPercent = false) =>
  typeof number === 'number' ? `${number}${isPercent ? '%' : ''}` : undefined;
