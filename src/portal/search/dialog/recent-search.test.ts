import { expect, test } from 'vitest';
import { readSearches, withSearch } from './recent-search.ts';

test('the newest stands first, once, however it was written', () => {
  expect(withSearch(['bell', 'badger'], 'Badger')).toEqual(['Badger', 'bell']);
});

test('five are kept', () => {
  expect(withSearch(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

test.each([[null], ['{'], ['{"a":1}'], ['"bell"']])('%s is no search', (kept) => {
  expect(readSearches(kept)).toEqual([]);
});

test('of what is kept only texts are read', () => {
  expect(readSearches('["bell",1,null]')).toEqual(['bell']);
});
