import { expect, test } from 'vitest';
import type { ChangedDay } from '#contract/partner/changed-day.ts';
import { chartMarks } from './chart-mark.ts';
import type { ChartPoint } from './chart-point.ts';

const point = (day: string, last = day): ChartPoint => ({
  ...{ day, last, clicks: 1, before: 1, isOver: true },
});

const changed = (day: string, changes: number, names: string[] = []): ChangedDay => ({
  ...{ day, changes, more: false },
  entities: names.map((name, index) => ({ entity: 'product', entity_id: index + 1, name })),
});

const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'];
const points = days.map((day) => point(day));
/** Places the days at this distance from each other, the first one at 50. */
const each = (pixels: number) => (day: string) => 50 + pixels * days.indexOf(day);

const marksOf = (...[points, changes, xOf]: Parameters<typeof chartMarks>) =>
  chartMarks(points, changes, xOf).map(({ x, from, to, changes, entities }) => ({
    ...{ x, from, to, changes },
    names: entities.map(({ name }) => name),
  }));

test('each day with a change that visitors see has a mark', () => {
  const changes = [changed(days[1] ?? '', 3, ['Lucky Harbor']), changed(days[2] ?? '', 9)];
  expect(marksOf(points, changes, each(40))).toEqual([
    { x: 90, from: '2026-05-02', to: '2026-05-02', changes: 3, names: ['Lucky Harbor'] },
  ]);
});

test('days that are too close share a mark, which counts all changes in between', () => {
  const changes = [
    changed(days[0] ?? '', 1, ['Lucky Harbor']),
    changed(days[1] ?? '', 4),
    changed(days[2] ?? '', 2, ['Velvet Otter']),
    changed(days[3] ?? '', 1, ['Brass Heron']),
  ];
  expect(marksOf(points, changes, each(10))).toEqual([
    {
      x: 50,
      from: '2026-05-01',
      to: '2026-05-03',
      changes: 7,
      names: ['Velvet Otter', 'Lucky Harbor'],
    },
    { x: 80, from: '2026-05-04', to: '2026-05-04', changes: 1, names: ['Brass Heron'] },
  ]);
});

test('a week is marked from its first to its last day', () => {
  const weeks = [point('2026-05-01', '2026-05-03'), point('2026-05-04', '2026-05-10')];
  const changes = [
    changed('2026-05-02', 2, ['Lucky Harbor']),
    changed('2026-05-03', 3, ['Velvet Otter']),
  ];
  expect(marksOf(weeks, changes, each(40))).toEqual([
    {
      x: 50,
      from: '2026-05-01',
      to: '2026-05-03',
      changes: 5,
      names: ['Velvet Otter', 'Lucky Harbor'],
    },
  ]);
});
