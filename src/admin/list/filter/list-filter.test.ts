import { expect, test } from 'vitest';
import { isSearchable } from './list-filter.ts';

test('a search needs a minimum length, an id does not', () => {
  const searchable = (shortest: number) =>
    ['x', 'xy', '7'].filter((q) => isSearchable(q, shortest));
  expect(searchable(2)).toEqual(['xy', '7']);
  expect(searchable(1)).toEqual(['x', 'xy', '7']);
});
