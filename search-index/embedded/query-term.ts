/**
 * A query is parsed into terms: its words, neighbours joined into one word (`har bor`), and the synonyms of its
 * phrases. A term covers the words from `first` to `last`.
 */
import { lettersForTypos } from '../words/field-rank.ts';
import { synonyms } from '../words/synonyms.ts';
import { maxWordLength, wordsOf } from '../words/words.ts';

export type Term = {
  letters: string;
  first: number;
  last: number;
  kind: 'word' | 'joined' | 'synonym';
  /** The number of letters that a word needs to allow one typo, two typos, and so on. */
  lettersForTypos: readonly number[];
  isPrefix: boolean;
};

const maxJoinedWords = 3;

export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let first = 0; first < words.length; first += 1) {
    for (let last = first; last < words.length; last += 1) {
      const count = last - first + 1;
      if (count > maxJoinedWords && count < words.length) break;
      terms.push(...termsOfRun(words, first, last));
    }
  }
  return terms;
}

function termsOfRun(words: readonly string[], first: number, last: number): Term[] {
  const run = words.slice(first, last + 1);
  const letters = run.join('');
  const terms: Term[] = (synonymsOf.get(letters) ?? []).map((synonym) => ({
    letters: synonym,
    first,
    last,
    kind: 'synonym',
    lettersForTypos: [],
    isPrefix: false,
  }));
  if (letters.length > maxWordLength) return terms;
  const isOne = first === last;
  terms.push({
    letters,
    first,
    last,
    kind: isOne ? 'word' : 'joined',
    // Joining words is already a guess, so one fewer typo is allowed.
    lettersForTypos: isOne ? lettersForTypos : lettersForTypos.slice(1),
    isPrefix: last === words.length - 1,
  });
  return terms;
}

/** Maps each phrase to its synonyms. All are written as one word, so that `freespins` is a phrase too. */
const synonymsOf = new Map<string, string[]>();
for (const line of synonyms) {
  const phrases = line.map((phrase) => wordsOf(phrase).join(''));
  for (const phrase of phrases) {
    const others = phrases.filter((other) => other !== phrase);
    synonymsOf.set(phrase, [...(synonymsOf.get(phrase) ?? []), ...others]);
  }
}
