import type { Language } from '#contract/language.ts';
import { hiddenCharacter } from '#contract/text.ts';

const looksPersonal = /@|\p{Nd}(?:[\s().+-]*\p{Nd}){6,}/u;
const minLetters = 3;

/**
 * The form in which a search that found nothing is counted. What may tell who asked, such as an
 * address or a telephone number, has none, nor has a beginning too short to mean anything, nor one that an
 * editor would read as another.
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
