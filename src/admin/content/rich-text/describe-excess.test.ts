import { expect, test } from 'vitest';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { texts as english } from '../../../../messages/en/admin/content/rich-text.ts';
import { texts as turkish } from '../../../../messages/tr/admin/content/rich-text.ts';
import { describeExcess } from './describe-excess.ts';

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});
const textOf = (...texts: string[]): RichText => ({ type: 'doc', content: texts.map(paragraph) });

const frame = JSON.stringify(textOf('')).length;
const ofBytes = (bytes: number) => textOf('x'.repeat(bytes - frame));

test.each([
  [200_000, undefined],
  [200_001, 'This text is 1 kB too long. Shorten it or split it into two pages.'],
  [212_000, 'This text is 12 kB too long. Shorten it or split it into two pages.'],
  [512_000, 'This text is 312 kB too long. Shorten it or split it into 3 pages.'],
  [2_630_000, 'This text is 2.5 MB too long. Shorten it or split it into 14 pages.'],
])('text of %d bytes: %s', (bytes, sentence) => {
  expect(describeExcess(ofBytes(bytes), english, 'en')).toBe(sentence);
});

test('two-byte letters count as two', () => {
  const text = textOf('ş'.repeat(106_000 - frame / 2));
  expect(describeExcess(text, turkish, 'tr')).toBe(
    'Bu metin sınırı 12 kB aşıyor. Kısaltın ya da iki sayfaya bölün.',
  );
});

test('many short paragraphs exceed the limit on parts before the limit on size', () => {
  const parts = (count: number) => textOf(...Array(count).fill('x'));
  expect(describeExcess(parts(2499), english, 'en')).toBeUndefined();
  expect(describeExcess(parts(2500), english, 'en')).toMatch(
    /^This text has 1 part too many\. Each/,
  );
  expect(describeExcess(parts(2600), english, 'en')).toMatch(/^This text has 201 parts too many\./);
  expect(describeExcess(parts(2600), turkish, 'tr')).toMatch(/^Bu metinde 201 parça fazla var\./);
});

test('empty text is not too long', () => {
  expect(describeExcess(null, english, 'en')).toBeUndefined();
});
