import { maxQueryLength, maxQueryWords } from '../../../search-index/words/field-rank.ts';
import { wordsOf } from '../../../search-index/words/words.ts';

/** Splits numbers from their units, as in 24h and 30x. */
export const queryWords = (q: string): string[] =>
  wordsOf(q.slice(0, maxQueryLength), maxQueryWords)
    .flatMap((word) => word.match(/\d+|\D+/g) ?? [])
    .slice(0, maxQueryWords);
