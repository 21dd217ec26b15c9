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

type Field = Parameters<typeof readField>[0];

/** Cached, because parsing a text takes up to half a millisecond, and lists show the same texts over and over. */
const readings = new Map<string, ReturnType<typeof readField>>();
const maxReadings = 2000;

function readOnce(field: Field, text: string, currency: string | undefined) {
  const key = JSON.stringify([field, currency, text]);
  const known = readings.get(key) ?? readField(field, text, currency);
  readings.delete(key);
  readings.set(key, known);
  const [oldest = key] = readings.keys();
  if (readings.size > maxReadings) readings.delete(oldest);
  return known;
}

/** Returns whether a text contradicts one of the numbers. Texts that can't be parsed never do. */
export function contradictsNumbers(field: Field, text: string, numbers: TermsNumbers): boolean {
  const read = readOnce(field, text, numbers.currency ?? undefined);
  return read.some(({ path }) => {
    const number = numberAt(numbers, path);
    const values = read.filter((other) => other.path === path).map(({ value }) => value);
    return number !== null && !values.includes(number);
  });
}
