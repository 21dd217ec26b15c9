import { hiddenCharacter } from '#contract/hidden-character.ts';
import type { Language } from '#contract/language.ts';

const looksPersonal = /@|\p{Nd}(?:[\s().+-]*\p{Nd}){6,}/u;
const minLetters = 3;

/**
 * Normalizes a query for counting. Returns undefined for queries that may identify a person, such as an email address
 * or a phone number, that are too short to be meaningful, or that contain invisible characters.
 */
export function missedQuery(q: string, lang: Language): string | undefined {
  const query = q
    .normalize('NFKC')
    .toLocaleLowerCase(lang)
    .replaceAll('i\u0307', 'i')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = query.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < minLetters || looksPersonal.test(query)) return undefined;
  return hiddenCharacter(query, 'one') === undefined ? query : undefined;
}
