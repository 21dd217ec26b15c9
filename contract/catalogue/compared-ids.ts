/** The partners in the URL of the comparison, such as `?ids=3,7`. Ignores anything that isn't a valid ID. */
import { isId } from '../id.ts';

export const maxCompared = 4;

/** The router has already turned a single ID into a number. */
export const readComparedIds = (given: unknown): number[] => {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const ids = text.split(',').map((part) => (/^[1-9]\d*$/.test(part) ? Number(part) : 0));
  return [...new Set(ids.filter(isId))].slice(0, maxCompared);
};

/** Leaves a single ID as a number, because the router would put quotes around a string of digits. */
export const comparedIds = (ids: readonly number[]): string | number | undefined =>
  ids.length > 1 ? ids.join() : ids[0];
