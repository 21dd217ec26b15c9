import type { TermsNumbers } from '../terms-numbers.ts';
import { readField } from './propose-numbers.ts';
import type { NumberPath } from './rule.ts';

export const numberAt = (numbers: TermsNumbers, path: NumberPath) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], numbers) as
    | string
    | number
    | boolean
    | null;

/** Whether a text gives another value than one of the numbers. Texts that can't be read contradict nothing. */
export function contradictsNumbers(
  field: Parameters<typeof readField>[0],
  text: string,
  numbers: TermsNumbers,
): boolean {
  const read = readField(field, text, numbers.currency ?? undefined);
  return read.some(({ path }) => {
    const number = numberAt(numbers, path);
    const values = read.filter((other) => other.path === path).map(({ value }) => value);
    return number !== null && !values.includes(number);
  });
}
