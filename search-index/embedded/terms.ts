/**
 * What a query may mean, as terms: each of its words; neighbours written as one (`har bor`); and the
 * synonyms of its phrases. A term stands for the words from its first to its last.
 */
import { lettersForTypos } from '../words/field-rank.ts';
import { synonyms } from '../words/synonyms.ts';
import { longestWord, wordsOf } from '../words/words.ts';

export type Term = {
  letters: string;
  first: number;
  last: number;
  kind: 'word' | 'joined' | 'synonym';
  /** How many letters one typo needs, two typos ... */
  lettersForTypos: readonly number[];
  isPrefix: boolean;
};

const mostJoined = 3;

export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let first = 0; first < words.length; first += 1) {
    for (let last = first; last < words.length; last += 1) {
      const count = last - first + 1;
      if (count > mostJoined && count < words.length) break;
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
  if (letters.length > longestWord) return terms;
  const isOne = first === last;
  terms.push({
    letters,
    first,
    last,
    kind: isOne ? 'word' : 'joined',
    // Joining is a guess already: it leaves one typo fewer.
    lettersForTypos: isOne ? lettersForTypos : lettersForTypos.slice(1),
    isPrefix: last === words.length - 1,
  });
  return terms;
}

/** By phrase, the other phrases of its line, all of them joined: so `freespins` is a phrase as well. */
const synonymsOf = new Map<string, string[]>();
for (const line of synonyms) {
  const phrases = line.map((phrase) => wordsOf(phrase).join(''));
  for (const phrase of phrases) {
    const others = phrases.filter((other) => other !== phrase);
    synonymsOf.set(phrase, [...(synonymsOf.get(phrase) ?? []), ...others]);
  }
}
