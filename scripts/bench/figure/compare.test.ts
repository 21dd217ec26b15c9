import { expect, test } from 'vitest';
import { differenceText, worsened } from './compare.ts';
import type { Figure } from './figure.ts';
import { mediansOf } from './record.ts';

const time: Figure = { measure: 'start', unit: 's', ours: 1, goal: { atMost: 2 } };
const rate: Figure = {
  measure: 'list of ten',
  unit: 'requests per CPU second',
  ours: 8_000,
  floor: { name: 'stored string', value: 10_000 },
};

const runs = (figure: Figure, values: readonly number[]) =>
  mediansOf(values.map((ours) => [{ ...figure, ours }]));

test('three runs are recorded as their median, relative to the floor', () => {
  expect(runs(rate, [7_000, 9_000, 8_000])).toEqual([{ ...rate, values: [0.7, 0.9, 0.8] }]);
});

test('a figure measured against two floors is recorded as two figures', () => {
  const bare = { ...rate, floor: { name: 'bare server', value: 16_000 } };
  expect(mediansOf([[rate, bare]]).map(({ values }) => values)).toEqual([[0.8], [0.5]]);
  const slower = { ...bare, ours: 4_000 };
  const worse = worsened(mediansOf([[rate, bare]]), mediansOf([[rate, slower]]));
  expect(worse.map(({ name }) => name)).toEqual(['list of ten, against bare server']);
});

test.each([
  ['a time that grew by half', time, [1, 1, 1], [1.5, 1.5, 1.5], 1],
  ['a time that fell', time, [1.5, 1.5, 1.5], [1, 1, 1], 0],
  ['a time that grew by less than a tenth', time, [1, 1, 1], [1.09, 1.09, 1.09], 0],
  [
    'a time whose increase is smaller than the difference between its runs',
    time,
    [1, 0.8, 1.4],
    [1.4, 1.4, 1.4],
    0,
  ],
  ['a rate that fell by half', rate, [8_000], [4_000], 1],
  ['a rate per second that fell by half', { ...rate, unit: 'a second' }, [8_000], [4_000], 1],
  ['a rate per second that grew', { ...rate, unit: 'a second' }, [4_000], [8_000], 0],
  ['a rate that grew', rate, [4_000], [8_000], 0],
  ['a time that was 0', time, [0, 0, 0], [3, 3, 3], 1],
] as const)('%s', (_, figure, before, after, count) => {
  expect(worsened(runs(figure, before), runs(figure, after))).toHaveLength(count);
});

test('a rate that halved because the machine is half as fast is not reported as worse', () => {
  const slower = { ...rate, ours: 4_000, floor: { name: 'stored string', value: 5_000 } };
  expect(worsened(mediansOf([[rate]]), mediansOf([[slower]]))).toEqual([]);
});

test('shows both values and the change', () => {
  const [difference] = worsened(runs(time, [1]), runs(time, [1.5]));
  expect(difference && differenceText(difference)).toBe('start: 1 before, 1.5 now (50% worse)');
});
