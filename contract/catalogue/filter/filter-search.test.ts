import { expect, test } from 'vitest';
import { chosenFilter, countChosen, filterSearch } from './filter-search.ts';

test('a URL contains the whole filter', () => {
  const chosen = chosenFilter({
    licence: 2,
    payment: '3,5',
    site_language: 'en,tr',
    bonus_kind: 'free_spins',
    payout_hours: 24,
    min_deposit: '2.5',
    max_wagering: 0,
    sort: 'payout',
    page: 3,
  });
  expect(chosen).toEqual({
    licence: [2],
    payment: [3, 5],
    site_language: ['en', 'tr'],
    bonus_kind: ['free_spins'],
    payout_hours: 24,
    min_deposit: 2.5,
    max_wagering: 0,
    sort: 'payout',
    page: 3,
  });
  expect(chosenFilter(filterSearch(chosen))).toEqual(chosen);
  expect(filterSearch(chosen)).toMatchObject({ licence: 2, payment: '3,5', provider: undefined });
  expect(countChosen(chosen)).toBe(9);
});

test.each([
  [{ licence: 'x', payment: '0', provider: '-1', site_language: 'EN', bonus_kind: 'all' }],
  [{ payout_hours: 2001, min_deposit: '1e9', max_wagering: 'NaN', sort: 'editors', page: 1 }],
  [{ payment: [3, 5], licence: { id: 1 }, page: '99999999999', max_wagering: null }],
  [{ licence: '99999999999', payment: '', payout_hours: '' }],
])('ignores %j', (given) => {
  expect(chosenFilter(given)).toEqual({});
});

test('only the first values of a long list are used, without duplicates', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => (index % 500) + 1);
  expect(chosenFilter({ payment: ids.join(',') }).payment).toHaveLength(20);
  expect(chosenFilter({ payment: '3,3,5' }).payment).toEqual([3, 5]);
});
