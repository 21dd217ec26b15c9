/** The partners or offers in the URL of a comparison, such as `?ids=3,7`. Ignores anything that isn't a valid ID. */
import { isId } from '../id.ts';

export const maxCompared = 4;

/** The parameters of the comparison. `ids` are those of partners. */
export type ComparedKind = 'ids' | 'bonuses';

/** `isCut` is true if the URL names more than can be compared. */
export type Compared = { ids: number[]; isCut: boolean };

/** The router has already turned a single ID into a number. */
export function readCompared(given: unknown): Compared {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const named = text.split(',').map((part) => (/^[1-9]\d*$/.test(part) ? Number(part) : 0));
  const ids = [...new Set(named.filter(isId))];
  return { ids: ids.slice(0, maxCompared), isCut: ids.length > maxCompared };
}

/** Leaves a single ID as a number, because the router would put quotes around a string of digits. */
export const comparedIds = (ids: readonly number[]): string | number | undefined =>
  ids.length > 1 ? ids.join() : ids[0];
