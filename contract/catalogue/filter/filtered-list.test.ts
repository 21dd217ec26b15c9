import { expect, test } from 'vitest';
import { filteredListAddress, filteredListAt } from './filtered-list.ts';

test.each([
  ['/casino/all?payment=3', '/casino/all?payment=3'],
  ['/tr/bets/all?payout_hours=24&payment=5%2C3&page=4', '/bets/all?payment=5,3&payout_hours=24'],
  ['/casino/all?payment=3&payment=5&sort=payout&market=TR', '/casino/all?payment=3,5&sort=payout'],
  [
    '/casino/all?site_language=tr&bonus_kind=free_spins',
    '/casino/all?site_language=tr&bonus_kind=free_spins',
  ],
])('%s is read as the list %s', (typed, address) => {
  const list = filteredListAt(typed);
  expect(list && filteredListAddress(list)).toBe(address);
  expect(filteredListAt(address)).toEqual(list);
});

test.each([
  '/casino/all',
  '/casino/all?sort=payout',
  '/casino/all?payment=x',
  '/casino/all?payment=3&max_wagering=lots',
  '/casino/all?payment=3,x',
  '/casino/all?bonus_kind=match,wrong',
  '/casino/all?payout_hours=24&payout_hours=72',
  '/casino?payment=3',
  '/casino/1?payment=3',
  'https://other.example/casino/all?payment=3',
  '//other.example/casino/all?payment=3',
  'casino with Papara',
  '',
])('%s is not a filtered list', (typed) => {
  expect(filteredListAt(typed)).toBeUndefined();
});
