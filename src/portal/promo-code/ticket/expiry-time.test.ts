import { expect, test } from 'vitest';
import { daysUntilExpiry, expiryDay, expiryTime } from './expiry-time.ts';

const noon = { now: new Date('2026-11-20T12:00:00Z'), timeZone: 'UTC' };

test.each([
  ['2026-11-20 23:59:00', 'today', 'bugün'],
  ['2026-11-21 00:00:00', 'tomorrow', 'yarın'],
  ['2026-11-23 08:00:00', 'in 3 days', '3 gün sonra'],
  ['2026-12-04 23:59:59', 'in 14 days', '14 gün sonra'],
  ['2026-12-05 00:00:00', undefined, undefined],
  ['2026-11-19 23:59:00', undefined, undefined],
])('%s is counted in days if it is near', (expiresAt, english, turkish) => {
  expect(daysUntilExpiry('en', expiresAt, noon)).toBe(english);
  expect(daysUntilExpiry('tr', expiresAt, noon)).toBe(turkish);
});

test('days are counted in the site’s time zone, not in the visitor’s', () => {
  const ends = '2026-11-21 10:00:00';
  expect(daysUntilExpiry('en', ends, { ...noon, timeZone: 'Pacific/Kiritimati' })).toBe('today');
  expect(daysUntilExpiry('en', ends, { ...noon, timeZone: 'Pacific/Honolulu' })).toBe('tomorrow');
});

test('a time is shown as the editor entered it, in the language of the page', () => {
  expect(expiryDay('en', '2026-12-01 23:30:00')).toBe('Dec 1, 2026');
  expect(expiryDay('tr', '2026-12-01 23:30:00')).toBe('1 Ara 2026');
  expect(expiryTime('tr', '2026-12-01 23:30:00')).toBe('1 Aralık 2026 23:30');
});
