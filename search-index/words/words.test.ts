import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#contract/fold.ts';
import { maxWordLength, placedLetters, wordsOf } from './words.ts';

test.each([
  ['Lucky Harbor', ['lucky', 'harbor']],
  ["Fox's-Den_100%", ['fox', 's', 'den', '100']],
  ['ŞANS ÇARKI', ['sans', 'carki']],
  ['İğne Ilgaz ılık', ['igne', 'ilgaz', 'ilik']],
  ['I\u0307 \u0301a\u0301', ['i', 'a']],
  ['ΟΔΟΣ οδος', ['οδοσ', 'οδοσ']],
  ['Straße Ærø', ['strasse', 'aero']],
  ['Lucky™ ½', ['lucky', '1', '2']],
  ['😀!? \ud800', []],
])('%s is split into %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('long words are truncated', () => {
  expect(wordsOf('a'.repeat(100))).toEqual(['a'.repeat(maxWordLength)]);
});

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aAzIİıiŞşğß Çé\u0307\u0327-1Яя') }),
);

/** `fold` turns a few symbols into letters (™ into tm), but in a search they separate words. */
const withoutSymbols = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Z}]/gu, ' ');

test('splits text into the words of its folded form', () => {
  fc.assert(
    fc.property(texts.map(withoutSymbols), (text) => {
      expect(wordsOf(text)).toEqual(wordsOf(fold(text)));
    }),
    { numRuns: 2000 },
  );
});

test('knows the position of every letter in the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const placed = placedLetters(text);
      const byWord = Map.groupBy(placed, ({ word }) => word);
      expect(
        [...byWord.values()].map((letters) => Math.min(letters.length, maxWordLength)),
      ).toEqual(wordsOf(text).map((word) => word.length));
      for (const [at, { start, end }] of placed.entries()) {
        expect(start).toBeGreaterThanOrEqual(placed[at - 1]?.start ?? 0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
      for (const letters of byWord.values()) {
        const shown = text.slice(letters[0]?.start, letters.at(-1)?.end);
        expect(wordsOf(shown)).toContain(wordsOf(text)[letters[0]?.word ?? 0]);
      }
    }),
    { numRuns: 2000 },
  );
});
