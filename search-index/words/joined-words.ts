import type { SearchField } from '../search-index.ts';
import { synonyms } from './synonyms.ts';
import { maxWordLength, wordsOf } from './words.ts';

/**
 * How many neighbouring words may be written as one in these fields. In other fields, only known phrases are joined.
 */
const maxJoined: Partial<Record<SearchField, number>> = {
  name: 6,
  'partner.name': 6,
  'product.name': 6,
  code: 6,
  title: 3,
  categories: 2,
  fs_label: 2,
  freebet_label: 2,
  subtitle: 2,
  excerpt: 2,
};

const phrases = synonyms
  .flat()
  .map((phrase) => wordsOf(phrase))
  .filter((words) => words.length > 1);
const joinedPhrases = new Set(phrases.map((words) => words.join('')));
/** Used to skip words that don't start a phrase, which most don't. */
const phraseBeginnings = new Set(
  [...joinedPhrases].flatMap((phrase) => Array.from(phrase, (_, at) => phrase.slice(0, at + 1))),
);
const maxPhraseWords = Math.max(...phrases.map((words) => words.length));

export function forEachJoined(
  words: readonly string[],
  field: SearchField,
  visit: (letters: string, position: number, span: number) => void,
): void {
  const joinsAll = maxJoined[field] ?? 1;
  for (let position = 0; position < words.length - 1; position += 1) {
    let letters = words[position] as string;
    const mayBePhrase = phraseBeginnings.has(letters);
    const maxSpan = mayBePhrase ? Math.max(joinsAll, maxPhraseWords) : joinsAll;
    for (let span = 2; span <= maxSpan && position + span <= words.length; span += 1) {
      letters += words[position + span - 1] as string;
      if (letters.length > maxWordLength) break;
      if (span <= joinsAll || joinedPhrases.has(letters)) visit(letters, position, span);
    }
  }
}
