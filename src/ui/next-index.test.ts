import { expect, test } from 'vitest';
import { nextIndex } from './next-index.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', -1, 2],
])('%s moves from %d to %d of three', (key, active, next) => {
  expect(nextIndex(key, active, 3)).toBe(next);
});

test('nothing moves in an empty list, or on any other key', () => {
  expect(nextIndex('ArrowDown', -1, 0)).toBeUndefined();
  expect(nextIndex('a', 0, 3)).toBeUndefined();
});
