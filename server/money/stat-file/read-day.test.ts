import { expect, test } from 'vitest';
import { type DayOrder, dayReader } from './read-day.ts';
import { now } from './testing/read-text.ts';

const read = (text: string, order: DayOrder = 'ymd', timeZone = 'UTC') =>
  dayReader({ order, timeZone, now })(text);

test.each<[string, DayOrder]>([
  ['2026-03-09', 'ymd'],
  ['2026/3/9', 'ymd'],
  ['2026.03.09', 'ymd'],
  [' 2026-03-09 ', 'ymd'],
  ['2026-03-09 00:00:00', 'ymd'],
  ['2026-03-09T23:59:59.999', 'ymd'],
  ['09/03/2026', 'dmy'],
  ['9.3.2026', 'dmy'],
  ['09-03-2026 12:00', 'dmy'],
  ['03/09/2026', 'mdy'],
  ['3/9/2026 11:59 PM', 'mdy'],
])('reads %s in the order %s', (text, order) => {
  expect(read(text, order)).toEqual({ value: '2026-03-09' });
});

test.each([
  ['2026-03-09T01:00:00Z', 'America/New_York', '2026-03-08'],
  ['2026-03-09T01:00:00Z', 'Europe/Istanbul', '2026-03-09'],
  ['2026-03-08T22:30:00+00:00', 'Europe/Istanbul', '2026-03-09'],
  ['2026-03-09 23:30:00-0500', 'Asia/Tokyo', '2026-03-10'],
  ['2026-03-09T00:00:00.000+03:00', 'UTC', '2026-03-08'],
])('turns %s into its day in %s', (text, timeZone, day) => {
  expect(read(text, 'dmy', timeZone)).toEqual({ value: day });
});

test.each<[string, DayOrder, string]>([
  ['', 'ymd', 'Is empty, but every row needs a day'],
  ['Total', 'ymd', 'Is not a day: Total'],
  ['2026-02-30', 'ymd', 'Is not a day: 2026-02-30'],
  ['31/02/2026', 'dmy', 'Is not a day: 31/02/2026'],
  ['2026-03/09', 'ymd', 'Is not a day: 2026-03/09'],
  ['20260309', 'ymd', 'Is not a day: 20260309'],
  ['2026-03-09T25:00:00Z', 'ymd', 'Is not a day: 2026-03-09T25:00:00Z'],
  ['=TODAY()', 'ymd', 'Starts like a formula: =TODAY()'],
  ['09/03/26', 'dmy', 'Must have a year of four digits: 09/03/26'],
  ['2026-03', 'ymd', 'Is a month, but every row needs a day: 2026-03'],
  ['03/2026', 'mdy', 'Is a month, but every row needs a day: 03/2026'],
  ['March 2026', 'ymd', 'Is a month, but every row needs a day: March 2026'],
  ['31/12/2025', 'mdy', 'Has another order of day, month and year than the source: 31/12/2025'],
  ['12/31/2025', 'dmy', 'Has another order of day, month and year than the source: 12/31/2025'],
  ['2025-12-31', 'dmy', 'Has another order of day, month and year than the source: 2025-12-31'],
  ['1999-12-31', 'ymd', 'Is before 2000-01-01: 1999-12-31'],
  ['2026-04-17', 'ymd', 'Is in the future: 2026-04-17'],
])('refuses %s in the order %s', (text, order, error) => {
  expect(read(text, order)).toEqual({ error });
});

test('accepts tomorrow in the time zone of the source, and no day after it', () => {
  expect(read('2026-04-16')).toEqual({ value: '2026-04-16' });
  // It's 02:00 on 16 April there.
  expect(read('2026-04-17', 'ymd', 'Pacific/Kiritimati')).toEqual({ value: '2026-04-17' });
  expect(read('2026-04-18', 'ymd', 'Pacific/Kiritimati')).toHaveProperty('error');
});

test('refuses numbers, which Excel shows for days without a format', () => {
  const reader = dayReader({ order: 'ymd', timeZone: 'UTC', now });
  expect(reader(46090)).toEqual({
    error: 'Is a number, not a day; format the column as a date: 46090',
  });
  expect(reader({ isFormula: true })).toEqual({ error: 'Is a formula; paste its value instead' });
  expect(reader({ other: 'TRUE' })).toEqual({ error: 'Is not a day: TRUE' });
  expect(reader(null)).toEqual({ error: 'Is empty, but every row needs a day' });
});
