import { expect, test } from 'vitest';
import { isSearchable, readListFilter } from './list-filter.ts';

test('what the address says is read, whatever the router made of it', () => {
  expect(readListFilter({ category: 'casino', q: 5, page: 2 })).toEqual({
    category: 'casino',
    q: '5',
    page: 2,
  });
  expect(readListFilter({ missing: 'turkish', ends: 'soon' })).toEqual({
    missing: 'turkish',
    ends: 'soon',
  });
});

test.each([
  {},
  { q: ' ', page: 1 },
  { page: -1 },
  { page: 'x' },
  { page: 1.5 },
  { q: { a: 1 } },
  { missing: 'x' },
  { ends: 'late' },
])('%j filters nothing', (search) => {
  expect(readListFilter(search)).toEqual({});
});

test('a search starts at so many characters, an id at one', () => {
  const searchable = (shortest: number) =>
    ['x', 'xy', '7'].filter((q) => isSearchable(q, shortest));
  expect(searchable(2)).toEqual(['xy', '7']);
  expect(searchable(1)).toEqual(['x', 'xy', '7']);
});
