import { expect, test } from 'vitest';
import { isSearchable, readListFilter, withChoice, withPage, withQuery } from './list-filter.ts';

test('a search needs a minimum length, an ID does not', () => {
  const searchable = (minLength: number) =>
    ['x', 'xy', '7'].filter((q) => isSearchable(q, minLength));
  expect(searchable(2)).toEqual(['xy', '7']);
  expect(searchable(1)).toEqual(['x', 'xy', '7']);
});

const read = (raw: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(readListFilter(raw)).filter(([, value]) => value !== undefined),
  );

test.each([
  [{ category: 'bets', market: 'TR', missing: 'rating', ends: 'soon', page: 3 }],
  [{ kind: 'promo-code', of: 7 }],
  [{ show: 'unread', open: 12, q: 'able quin' }],
  [{ state: 'problem' }],
])('reads %j unchanged', (raw) => {
  expect(read(raw)).toEqual(raw);
});

test('a query the router parsed as a number is converted back to a string', () => {
  expect(read({ q: 77 })).toEqual({ q: '77' });
});

test.each([
  [{ kind: 'nonsense', of: 'abc' }],
  [{ q: [1], category: { a: 1 }, page: -3 }],
  [{ market: 'de', missing: 'everything', ends: 'later', show: 'all', state: 'bad' }],
  [{ page: 0, open: 0 }],
  [{ page: 1.5, open: '99999999999999999999' }],
  [{ of: 7 }],
])('ignores the invalid parameters %j', (raw) => {
  expect(read(raw)).toEqual({});
});

test('an overlong query is ignored', () => {
  expect(read({ q: 'x'.repeat(10_000) })).toEqual({});
});

test('a rejected parameter is undefined, because the router would keep an omitted one', () => {
  expect(readListFilter({ page: 'x' })).toStrictEqual({ page: undefined });
});

test('changing one filter keeps the others and returns to the first page', () => {
  const filter = { category: 'bets', q: 'fig', page: 4 };
  expect(withChoice('missing', 'rating')(filter)).toEqual({
    category: 'bets',
    q: 'fig',
    missing: 'rating',
  });
  expect(withChoice('category', undefined)(filter)).toEqual({ q: 'fig' });
});

test('changing the kind clears the entity of the previous kind', () => {
  expect(withChoice('kind', 'banner')({ kind: 'product', of: 7 })).toEqual({ kind: 'banner' });
});

test('a search starts at the first page, and an empty one is removed from the URL', () => {
  expect(withQuery('fig')({ category: 'bets', page: 2 })).toEqual({ category: 'bets', q: 'fig' });
  expect(withQuery('')({ q: 'fig' })).toEqual({});
});

test('the first page has no number in the URL', () => {
  expect(withPage(2)({ q: 'fig' })).toEqual({ q: 'fig', page: 2 });
  expect(withPage(1)({ q: 'fig', page: 2 })).toEqual({ q: 'fig' });
});
