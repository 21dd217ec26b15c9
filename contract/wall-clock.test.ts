import { expect, test } from 'vitest';
import { instantOf } from './wall-clock.ts';

test.each([
  ['2026-12-31 23:59:00', 'UTC', '2026-12-31T23:59:00Z'],
  ['2026-12-31 23:59:00', 'Europe/Istanbul', '2026-12-31T20:59:00Z'],
  ['2026-07-01 12:00:00', 'America/New_York', '2026-07-01T16:00:00Z'],
  ['9999-12-31 23:59:59', 'UTC', '9999-12-31T23:59:59Z'],
  ['9999-12-31 23:59:59', 'America/New_York', '+010000-01-01T04:59:59Z'],
  ['1970-01-01 00:00:00', 'Europe/Istanbul', '1969-12-31T22:00:00Z'],
])('%s in %s is the instant %s', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(Date.parse(instant) / 1000);
});

test('uses the first of the two instants in an hour that occurs twice', () => {
  expect(instantOf('2026-11-01 01:30:00', 'America/New_York')).toBe(
    Date.parse('2026-11-01T05:30:00Z') / 1000,
  );
});

test('moves a time that the clock skips past the gap', () => {
  expect(instantOf('2026-03-08 02:30:00', 'America/New_York')).toBe(
    Date.parse('2026-03-08T07:30:00Z') / 1000,
  );
});
