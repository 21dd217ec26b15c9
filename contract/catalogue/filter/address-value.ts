/** Reads and writes the values of filters in the URL of a page. Without zod, because browsers load this file too. */
import { isId } from '../../id.ts';

/** Fewer than the API accepts, so that URLs stay readable. */
const maxChosen = 20;
const maxPage = 100_000;

/** The router has already turned digits into numbers. */
export const textOf = (given: unknown) =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

export function numberIn(given: unknown, max: number): number | undefined {
  const text = textOf(given);
  const number = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number <= max ? number : undefined;
}

export function idIn(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return isId(id) ? id : undefined;
}

/** The first page isn't written in the URL. */
export function pageIn(given: unknown): number | undefined {
  const page = idIn(textOf(given));
  return page !== undefined && page > 1 && page <= maxPage ? page : undefined;
}

export function flagIn(given: unknown): boolean | undefined {
  if (given === true || given === 'true') return true;
  return given === false || given === 'false' ? false : undefined;
}

export function listIn<Value>(
  given: unknown,
  read: (text: string) => Value | undefined,
): Value[] | undefined {
  const values = textOf(given)
    .split(',', maxChosen)
    .flatMap((text) => read(text) ?? []);
  return values.length > 0 ? [...new Set(values)] : undefined;
}

type AddressValue = string | number | boolean | undefined;

/** Leaves a single ID as a number, because the router would put quotes around a string of digits. */
export function addressOf(value: AddressValue | readonly (string | number)[]): AddressValue {
  if (typeof value !== 'object') return value;
  return value.length === 1 ? value[0] : value.join(',');
}

export const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
