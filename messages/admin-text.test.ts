import { expect, test } from 'vitest';
import { texts as english } from './en/admin/admin.ts';
import { texts as turkish } from './tr/admin/admin.ts';

type Leaf = { path: string; value: unknown };

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [{ path, value }];

const turkishAt = new Map(leavesOf(turkish).map(({ path, value }) => [path, value]));

test('both languages have the same texts', () => {
  expect([...turkishAt.keys()].sort()).toEqual(
    leavesOf(english)
      .map(({ path }) => path)
      .sort(),
  );
});

/** Numbers stand in for names too. Each language writes them with different separators. */
const given = [5101, 5202, 5303, 5404, 5505];
const givenIn = (text: string) =>
  given.filter((number) => text.replace(/(\d)[.,](\d{3})/g, '$1$2').includes(String(number)));

const filled = (value: unknown, path: string): string =>
  typeof value === 'function' ? String(value(...given.slice(0, placesIn(path)))) : String(value);

const placesIn = (path: string) => {
  const value = leavesOf(english).find((leaf) => leaf.path === path)?.value;
  return typeof value === 'function' ? value.length : 0;
};

/** Take a word and look it up, or a number to choose the plural of a word beside it. */
const lookups = /^\.(refusal\.translate|history\.value\.word|inbox\.missedSearch\.times)$/;

test('values inserted into an English text are also in the Turkish one', () => {
  const texts = leavesOf(english).filter(({ path }) => !lookups.test(path));
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
