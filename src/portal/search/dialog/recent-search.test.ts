import { expect, test } from 'vitest';
import { readSearches, withSearch } from './recent-search.ts';

test('a search that is repeated in other letters moves to the front', () => {
  expect(withSearch(['bell', 'badger'], 'Badger')).toEqual(['Badger', 'bell']);
  expect(withSearch(['İKRAMİYE', 'café'], 'ikramiye')).toEqual(['ikramiye', 'café']);
  expect(withSearch(['bell', 'café'], 'cafe')).toEqual(['cafe', 'bell']);
});

test('five searches are stored', () => {
  expect(withSearch(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

test.each([[null], ['{'], ['{"a":1}'], ['"bell"']])(
  'the stored value %s is read as no searches',
  (stored) => {
    expect(readSearches(stored)).toEqual([]);
  },
);

test('only the texts of a stored list are read', () => {
  expect(readSearches('["bell",1,null]')).toEqual(['bell']);
});
