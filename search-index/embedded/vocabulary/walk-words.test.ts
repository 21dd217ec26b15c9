import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersForTypos } from '../../words/field-rank.ts';
import { createTrie, nodeFor } from './trie.ts';
import { walkWords } from './walk-words.ts';

const root = 1;

function trieOf(words: readonly string[]) {
  const trie = createTrie(1);
  for (const [at, word] of words.entries()) trie.word[nodeFor(trie, root, word)] = at + 1;
  return trie;
}

function walked(words: readonly string[], typed: string, isPrefix: boolean, nodes = 1e9) {
  const found = new Map<string, [typos: number, isBegun: boolean]>();
  walkWords({
    trie: trieOf(words),
    root,
    typed,
    lettersForTypos,
    isPrefix,
    budget: { nodes },
    found(word, typos, _letters, isBegun) {
      expect(found.has(words[word - 1] as string)).toBe(false);
      found.set(words[word - 1] as string, [typos, isBegun]);
    },
  });
  return found;
}

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);

/** Calculates the same distance in the simple, slow way, from the full table. */
function distance(typed: string, word: string): number {
  const table: number[][] = [];
  const typo = (...letters: (string | undefined)[]) =>
    letters.some(isDigit) ? Number.POSITIVE_INFINITY : 1;
  for (let i = 0; i <= typed.length; i += 1) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= word.length; j += 1) {
      const [a, b] = [typed[i - 1], word[j - 1]];
      const isFirst = (i === 1 && j <= 1) || (j === 1 && i <= 1);
      const ways = [i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY];
      const above = table[i - 1];
      if (i > 0 && above) ways.push((above[j] as number) + typo(a) * (isFirst && j === 0 ? 2 : 1));
      if (j > 0) ways.push((row[j - 1] as number) + typo(b) * (isFirst && i === 0 ? 2 : 1));
      if (i > 0 && j > 0 && above) {
        ways.push((above[j - 1] as number) + (a === b ? 0 : typo(a, b) * (isFirst ? 2 : 1)));
      }
      if (i > 1 && j > 1 && a === word[j - 2] && b === typed[i - 2] && a !== b) {
        ways.push((table[i - 2]?.[j - 2] as number) + typo(a, b));
      }
      row.push(Math.min(...ways));
    }
  }
  return table[typed.length]?.[word.length] as number;
}

const forgiven = (letters: number) => lettersForTypos.filter((needed) => letters >= needed).length;

function expected(typed: string, word: string, isPrefix: boolean): [number, boolean] | undefined {
  const whole = distance(typed, word);
  const longer =
    typed.length < lettersForTypos[0] ? typed.length : Math.max(typed.length, word.length);
  const begun = isPrefix
    ? Math.min(...Array.from(word, (_, at) => distance(typed, word.slice(0, at + 1))))
    : Number.POSITIVE_INFINITY;
  if (whole <= forgiven(longer) && (whole <= begun || begun > forgiven(typed.length))) {
    return [whole, false];
  }
  return begun <= forgiven(typed.length) ? [begun, true] : undefined;
}

const letters = fc.constantFrom(...'aaabbbcd1');
const words = fc.uniqueArray(fc.string({ unit: letters, minLength: 1, maxLength: 11 }), {
  maxLength: 40,
});

test('finds all words within the distance and no others', () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ unit: letters, minLength: 1, maxLength: 10 }),
      fc.boolean(),
      (vocabulary, typed, isPrefix) => {
        const near = vocabulary.flatMap((word) => {
          const found = expected(typed, word, isPrefix);
          return found ? [[word, found] as const] : [];
        });
        expect(walked(vocabulary, typed, isPrefix)).toEqual(new Map(near));
      },
    ),
    { numRuns: 3000 },
  );
});

test('stops when its budget is used up', () => {
  const vocabulary = Array.from({ length: 500 }, (_, at) => `harbor${at}`);
  expect(walked(vocabulary, 'harb', true, 20).size).toBeLessThan(20);
});
