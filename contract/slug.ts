/** The readable part of an entry's address, such as `lucky-harbor`. Doesn't import zod, because public pages load this file. */
import { proposedSlug } from './content/proposed-slug.ts';

export const slugLength = { min: 3, max: 80 } as const;

export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';
const shape = new RegExp(slugPattern);

/** A slug never consists of digits alone, so that it can't be confused with an id. */
export const isSlug = (text: string): boolean =>
  text.length >= slugLength.min &&
  text.length <= slugLength.max &&
  shape.test(text) &&
  !/^\d+$/.test(text);

/** Derives a slug from a name. A name that is too short for one, such as “Q8”, is followed by the given word. */
export function slugFromName(name: string, word: string, isReserved: (slug: string) => boolean) {
  const { max } = slugLength;
  const words = proposedSlug(name, max);
  return isSlug(words) && !isReserved(words) ? words : proposedSlug(`${name} ${word}`, max) || word;
}

export function numberedSlug(slug: string, number: number): string {
  const ending = number === 1 ? '' : `-${number}`;
  return slug.slice(0, slugLength.max - ending.length).replace(/-$/, '') + ending;
}
