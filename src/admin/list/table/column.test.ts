import { expect, test } from 'vitest';
import { sortingOf, withoutSort, withSort } from './column.ts';

test('a column sorts ascending, then descending, then not at all, and always shows the first page', () => {
  const ascending = withSort('rating')({ q: 'fig', page: 3, sort: 'name', order: 'desc' });
  expect(ascending).toEqual({ q: 'fig', sort: 'rating' });
  const descending = withSort('rating')(ascending);
  expect(descending).toEqual({ q: 'fig', sort: 'rating', order: 'desc' });
  expect(withSort('rating')(descending)).toEqual({ q: 'fig' });
  expect(withoutSort(descending)).toEqual({ q: 'fig' });
});

test('a column that the list does not have is ignored', () => {
  expect(sortingOf({ sort: 'rating', order: 'desc' }, ['code'])).toEqual({});
  expect(sortingOf({ sort: 'code', order: 'desc' }, ['code'])).toEqual({
    sort: 'code',
    order: 'desc',
  });
});
