import { expect, test } from 'vitest';
import { chartPoints } from './chart-point.ts';

const days = [
  { day: '2026-03-28', clicks: 5, before: 1 },
  { day: '2026-03-29', clicks: 3, before: 2 },
  { day: '2026-03-30', clicks: 2, before: 4 },
  { day: '2026-03-31', clicks: 7, before: 8 },
  { day: '2026-04-01', clicks: 0, before: 16 },
];

test('today isn’t over, and later days have no clicks yet', () => {
  const points = chartPoints('day', { days, today: '2026-03-31' });
  expect(points.map(({ clicks, isOver }) => [clicks, isOver])).toEqual([
    [5, true],
    [3, true],
    [2, true],
    [7, false],
    [null, false],
  ]);
});

test('a period in the past is over on its last day', () => {
  const points = chartPoints('day', { days, today: '2026-04-02' });
  expect(points.every(({ isOver }) => isOver)).toBe(true);
});

test('the week of today isn’t over', () => {
  expect(chartPoints('week', { days, today: '2026-03-31' })).toEqual([
    { day: '2026-03-28', last: '2026-03-29', clicks: 8, before: 3, isOver: true },
    { day: '2026-03-30', last: '2026-04-01', clicks: 9, before: 28, isOver: false },
  ]);
});

test('a future month has no clicks', () => {
  expect(chartPoints('month', { days, today: '2026-03-31' })).toEqual([
    { day: '2026-03-28', last: '2026-03-31', clicks: 17, before: 15, isOver: false },
    { day: '2026-04-01', last: '2026-04-01', clicks: null, before: 16, isOver: false },
  ]);
});
