import { expect, test } from 'vitest';
import { readSearches, withSearch } from './recent-search.ts';

test('a search repeated in a different case moves to the front', () => {
  expect(withSearch(['bell', 'badger'], 'Badger')).toEqual(['Badger', 'bell']);
  expect(withSearch(['İKRAMİYE', 'café'], 'ikramiye')).toEqual(['ikramiye', 'café']);
  expect(withSearch(['bell', 'café'], 'cafe')).toEqual(['cafe', 'bell']);
});

test('the last five searches are stored', () => {
  expect(withSearch(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

test.each([[null], ['{'], ['{"a":1}'], ['"bell"']])(
  'reads the invalid stored value %s as an empty list',
  (stored) => {
    expect(readSearches(stored)).toEqual([]);
  },
);

test('reads only the strings in a stored list', () => {
  expect(readSearches('["bell",1,null]')).toEqual(['bell']);
});
