import { expect, test } from 'vitest';
import { changed, type FilterChange } from './filter-change.ts';
import { chosenFilter, partnerFilterForm } from './filter-search.ts';
import { chosenOffers, offerFilterForm } from './offer-filter-search.ts';

const chosen = {
  payment: [3],
  payout_hours: 24,
  sort: 'payout',
  page: 2,
  unchecked: true,
} as const;
const before = { ...chosen, payment: [...chosen.payment] };

test.each([
  [
    { toggle: 'payment', value: 5 },
    { payment: [3, 5], payout_hours: 24, sort: 'payout' },
  ],
  [
    { toggle: 'payout_hours', value: 24 },
    { payment: [3], sort: 'payout' },
  ],
  [{ sort: 'editors' }, { payment: [3], payout_hours: 24 }],
  [{ drop: ['payment', 'payout_hours'] }, { sort: 'payout' }],
  ['clear', { sort: 'payout' }],
  [{ page: 3 }, { ...chosen, page: 3 }],
  [{ page: 1 }, { payment: [3], payout_hours: 24, sort: 'payout', unchecked: true }],
  [{ unchecked: false }, { payment: [3], payout_hours: 24, sort: 'payout', page: 2 }],
] as const)('%j', (change, expected) => {
  expect(changed(partnerFilterForm, before, change)).toEqual(expected);
});

test('presses build on each other in any order', () => {
  const presses = [
    { toggle: 'payment', value: 5 },
    { sort: 'rating' },
    { toggle: 'licence', value: 1 },
  ] as const;
  const press = (given: object, change: FilterChange) => changed(partnerFilterForm, given, change);
  const inOrder = presses.reduce(press, {});
  expect(inOrder).toEqual({ payment: [5], sort: 'rating', licence: [1] });
  expect(presses.toReversed().reduce(press, {})).toEqual(inOrder);
});

test('toggling a value adds, removes or replaces it, and leads to the first page', () => {
  const given = chosenFilter({ payment: 3, payout_hours: 24, sort: 'cost', page: 4 });
  const toggled = (toggle: string, value: number) =>
    changed(partnerFilterForm, given, { toggle, value });
  expect(toggled('payment', 5)).toEqual({ payment: [3, 5], payout_hours: 24, sort: 'cost' });
  expect(toggled('payment', 3)).toEqual({ payout_hours: 24, sort: 'cost' });
  expect(toggled('payout_hours', 1)).toMatchObject({ payout_hours: 1 });
  expect(toggled('payout_hours', 24)).toEqual({ payment: [3], sort: 'cost' });
  expect(toggled('deposit', 50)).toEqual({ payment: [3], payout_hours: 24, sort: 'cost' });
});

test.each([
  [{ toggle: 'no_deposit', value: false }, { no_deposit: false }],
  [{ toggle: 'no_deposit', value: true }, { no_deposit: undefined }],
  [{ toggle: 'kind', value: 'match' }, { kind: ['free_spins', 'match'] }],
  [{ toggle: 'deposit', value: 50 }, { deposit: undefined }],
  [{ toggle: 'deposit', value: 200 }, { deposit: 200 }],
  [{ sort: 'ending' }, { sort: 'ending' }],
  [{ sort: 'rating' }, { sort: undefined }],
  [{ drop: ['kind', 'no_deposit'] }, { kind: undefined, no_deposit: undefined }],
  ['clear', { kind: undefined, no_deposit: undefined }],
] as const)('offers: %j', (change, expected) => {
  const given = { kind: 'free_spins', no_deposit: 'true', deposit: 50, game: 'live' };
  const chosen = chosenOffers({ ...given, sort: 'value', page: 2 });
  const { page: _, ...first } = chosen;
  const next = Object.entries({ ...first, ...expected }).filter(([, value]) => value !== undefined);
  expect(changed(offerFilterForm, chosen, change)).toEqual(Object.fromEntries(next));
});
