import { expect, test } from 'vitest';
import { texts as english } from './en/admin/admin.ts';
import { texts as turkish } from './tr/admin/admin.ts';

type Leaf = { path: string; value: unknown };

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [{ path, value }];

const turkishAt = new Map(leavesOf(turkish).map(({ path, value }) => [path, value]));

test('both languages define the same message keys', () => {
  expect([...turkishAt.keys()].sort()).toEqual(
    leavesOf(english)
      .map(({ path }) => path)
      .sort(),
  );
});

/** Numbers that are passed instead of names too. Each language formats them with different separators. */
const given = [5101, 5202, 5303, 5404, 5505];
const givenIn = (text: string) =>
  given.filter((number) => text.replace(/(\d)[.,](\d{3})/g, '$1$2').includes(String(number)));

const filled = (value: unknown, path: string): string =>
  typeof value === 'function'
    ? String(value(...given.slice(0, parameterCount(path))))
    : String(value);

const parameterCount = (path: string) => {
  const value = leavesOf(english).find((leaf) => leaf.path === path)?.value;
  return typeof value === 'function' ? value.length : 0;
};

/** Functions that look up a word, or use a number only for the plural of the word next to it. */
const lookups = /^\.(refusal\.translate|history\.value\.word|inbox\.missedSearch\.times)$/;
/** Functions that take lists. Their tests have sentences in both languages. */
const lists = /^\.deal\.(by|above|scope)/;

test('values inserted into an English message also appear in the Turkish one', () => {
  const texts = leavesOf(english).filter(({ path }) => !lookups.test(path) && !lists.test(path));
  expect(texts.length).toBeGreaterThan(500);
  for (const { path, value } of texts) {
    const [before, after] = [filled(value, path), filled(turkishAt.get(path), path)];
    expect([path, givenIn(after)]).toEqual([path, givenIn(before)]);
    expect([path, after.match(/\{\w+\}/g)?.sort()]).toEqual([
      path,
      before.match(/\{\w+\}/g)?.sort(),
    ]);
    expect([path, after.trim() === '']).toEqual([path, before.trim() === '']);
  }
});
