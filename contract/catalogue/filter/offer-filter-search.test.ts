import { expect, test } from 'vitest';
import { chosenOffers, countChosenOffers, offerSearch } from './offer-filter-search.ts';

test('a URL contains the whole filter of offers', () => {
  const chosen = chosenOffers({
    ...{ kind: 'match,free_spins', max_wagering: 0, min_deposit: '2.5', ends_within: 7 },
    ...{ min_value: '50', no_deposit: false, deposit: 12.5, game: 'table' },
    ...{ sort: 'value', page: 3 },
  });
  expect(chosen).toEqual({
    ...{ kind: ['match', 'free_spins'], max_wagering: 0, min_deposit: 2.5, ends_within: 7 },
    ...{ min_value: 50, no_deposit: false, deposit: 12.5, game: 'table' },
    ...{ sort: 'value', page: 3 },
  });
  expect(chosenOffers(offerSearch(chosen))).toEqual(chosen);
  expect(offerSearch(chosen)).toMatchObject({ kind: 'match,free_spins', no_deposit: false });
  expect(offerSearch({ kind: ['match'] })).toMatchObject({ kind: 'match', page: undefined });
  // The deposit and the game aren't filters.
  expect(countChosenOffers(chosen)).toBe(7);
});

test.each([
  [{ kind: 'cashback', max_wagering: 201, min_deposit: '1e9', ends_within: 366 }],
  [{ ends_within: 0, min_value: -1, no_deposit: 'no', sort: 'editors', page: 1 }],
  [{ ends_within: '1.5', deposit: 0, game: 'poker', sort: 'rating', page: '0' }],
  [{ deposit: 1_000_001, min_value: 1_000_001, no_deposit: 1, kind: ['match'] }],
])('ignores %j', (given) => {
  expect(chosenOffers(given)).toEqual({});
});
