import { expect, test } from 'vitest';
import { comparedIds, readCompared } from './compared-ids.ts';

test.each([
  ['3,1,2', [3, 1, 2]],
  ['3,3,1', [3, 1]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  [7, [7]],
  ['0,x,1e3,-2,2147483648,01,,5', [5]],
  ['0,x,1e3,2147483648,01,,5', [5]],
  ['2147483647,2147483646,2147483645,2147483644', [2147483647, 2147483646, 2147483645, 2147483644]],
  ['', []],
  [undefined, []],
  [null, []],
  [['1'], []],
  [{ toString: 1 }, []],
  [`1,${'2'.repeat(200)},3`, [1, 3]],
  [`${'1,'.repeat(300)}2`, [1, 2]],
])('reads the partners in %j', (given, ids) => {
  expect(readCompared(given).ids).toEqual(ids);
});

test.each([[[]], [[7]], [[3, 1, 2]]])('reads %j back unchanged', (ids) => {
  expect(readCompared(comparedIds(ids)).ids).toEqual(ids);
});

test.each([
  ['1,2,3,4', false],
  ['1,2,3,4,4,x', false],
  ['1,2,3,4,5', true],
  ['', false],
])('knows whether %j names more than four', (given, isCut) => {
  expect(readCompared(given).isCut).toBe(isCut);
});
