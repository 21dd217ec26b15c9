import { expect, test } from 'vitest';
import { proposedSlug } from './proposed-slug.ts';

test.each([
  ['How odds work', 'how-odds-work'],
  ['  10% cashback — what’s the catch?  ', '10-cashback-whats-the-catch'],
  ['IŞIK ve ığdır: Çevrim Şartı', 'isik-ve-igdir-cevrim-sarti'],
  ['Crème brûlée', 'creme-brulee'],
  ['2026', ''],
  ['你好', ''],
  ['', ''],
])('“%s” becomes “%s”', (title, slug) => {
  expect(proposedSlug(title)).toBe(slug);
});

test('cuts a long title at a word boundary', () => {
  const slug = proposedSlug('every word counts '.repeat(20));
  expect(slug.length).toBeLessThanOrEqual(100);
  expect(slug).toMatch(/(every|word|counts)$/);
});
