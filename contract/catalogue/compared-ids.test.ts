import { expect, test } from 'vitest';
import { renderedSearch } from '../language-path.ts';
import { comparedIds, readComparedIds } from './compared-ids.ts';

test.each([
  ['3,1,2', [3, 1, 2]],
  ['3,3,1', [3, 1]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  [7, [7]],
  ['0,x,1e3,-2,2147483648,01,,5', []],
  ['0,x,1e3,2147483648,01,,5', [5]],
  ['2147483647,2147483646,2147483645,2147483644', [2147483647, 2147483646, 2147483645, 2147483644]],
  ['', []],
  [undefined, []],
  [
    ['1,3', '2'],
    [1, 3],
  ],
  [{ 1: 2 }, []],
  [`1,${'2'.repeat(200)}`, []],
])('reads the partners in %j', (given, ids) => {
  expect(readComparedIds(given)).toEqual(ids);
});

test.each([[[]], [[7]], [[3, 1, 2]]])('reads %j as it was written', (ids) => {
  expect(readComparedIds(comparedIds(ids))).toEqual(ids);
});

test.each([
  ['/compare', '?ids=1,2&x=3', 'ids=1%2C2'],
  ['/tr/compare', '?ids=7&deposit=100', 'ids=7&deposit=100'],
  ['/compare', `?ids=${'1,'.repeat(101)}`, ''],
  ['/compare', '?ids=1;2', ''],
  ['/casino', '?ids=1,2', ''],
])('the server renders %s%s from %s', (path, search, rendered) => {
  const kept = renderedSearch(path, search);
  kept.sort();
  const expected = new URLSearchParams(rendered);
  expected.sort();
  expect(String(kept)).toBe(String(expected));
});
