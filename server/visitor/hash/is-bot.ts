import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { CountedVisitor } from './visitor-of.ts';

/** Cached because the check is a long regular expression, and most visitors share a few user agents. */
const checked = new LRUCache<string, boolean>({ max: 500 });

export function isBot({ userAgent }: CountedVisitor): boolean {
  if (userAgent === '') return true;
  const known = checked.get(userAgent);
  if (known !== undefined) return known;
  const found = isbot(userAgent);
  checked.set(userAgent, found);
  return found;
}
