import { expect, test } from 'vitest';
import { type StatAddress, statAddress } from '#contract/money/stat-source.ts';
import { addressOf, askedDays } from './address-of.ts';

const url = 'https://programme.example/report?from={from}&to={to}&key={secret}';
const days = { from: '2026-01-31', to: '2026-02-28' };

const filled = (draft: Partial<StatAddress>, secret?: string) =>
  addressOf(statAddress.parse({ url, ...draft }), { ...days, ...(secret && { secret }) });

test.each<[Partial<StatAddress>, string]>([
  [{}, 'from=2026-01-31&to=2026-02-28&key='],
  [{ to_inclusive: false }, 'from=2026-01-31&to=2026-03-01&key='],
  [{ day_format: 'dmy' }, 'from=31-01-2026&to=28-02-2026&key='],
  [{ day_format: 'mdy', to_inclusive: false }, 'from=01-31-2026&to=03-01-2026&key='],
])('fills in the days for %j', (draft, query) => {
  expect(filled(draft)).toBe(`https://programme.example/report?${query}`);
});

test('encodes a secret, and fills in nothing that it contains', () => {
  expect(new URL(filled({}, 'a&b=c#{to}$&')).searchParams.get('key')).toBe('a&b=c#{to}$&');
});

test('fills in every place', () => {
  expect(filled({ url: 'https://programme.example/{secret}/{from}/{from}' }, 'k/1')).toBe(
    'https://programme.example/k%2F1/2026-01-31/2026-01-31',
  );
});

test.each([
  [1, 'UTC', { from: '2026-03-29', to: '2026-03-29' }],
  [40, 'UTC', { from: '2026-02-18', to: '2026-03-29' }],
  // It's still 29 March there.
  [2, 'America/New_York', { from: '2026-03-27', to: '2026-03-28' }],
  [2, 'Asia/Tokyo', { from: '2026-03-28', to: '2026-03-29' }],
])('asks for the last %i days in %s', (daysAgain, timeZone, asked) => {
  expect(askedDays(daysAgain, timeZone, Date.UTC(2026, 2, 30, 2))).toEqual(asked);
});
