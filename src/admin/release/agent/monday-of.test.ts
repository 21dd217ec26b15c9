import { expect, test } from 'vitest';
import { mondayOf } from './monday-of.ts';

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
