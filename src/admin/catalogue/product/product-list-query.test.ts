import { expect, test } from 'vitest';
import { isOrdered, productListInput } from './product-list-query.ts';

test('a category without another filter is loaded completely, for reordering', () => {
  expect(isOrdered({ category: 'casino', page: 3 })).toBe(true);
  expect(productListInput({ category: 'casino', page: 3 })).toEqual({
    category: 'casino',
    limit: 1_000,
    offset: 0,
  });
});

test.each([
  {},
  { category: 'casino', q: 'fig' },
  { category: 'casino', missing: 'image' as const },
])('%j is loaded page by page', (filter) => {
  expect(isOrdered(filter)).toBe(false);
  expect(productListInput({ ...filter, page: 3 })).toEqual({ ...filter, limit: 50, offset: 100 });
  expect(productListInput(filter)).toMatchObject({ offset: 0 });
});
