import { expect, test } from 'vitest';
import { type Figure, figureTable, isReached } from './figure.ts';

const rate: Figure = {
  measure: 'list of ten',
  unit: 'req/s',
  ours: 8000,
  floor: { name: 'stored string', value: 10_000 },
};

test.each([
  [{ atLeast: 8000 }, true],
  [{ atLeast: 8001 }, false],
  [{ atMost: 7999 }, false],
  [{ timesFloor: { atLeast: 0.6 } }, true],
  [{ timesFloor: { atMost: 0.6 } }, false],
] as const)('compares a figure with the goal %j', (goal, expected) => {
  expect(isReached({ ...rate, goal })).toBe(expected);
});

test('a goal relative to a floor is undecided without one', () => {
  const { floor: _, ...alone } = rate;
  expect(isReached({ ...alone, goal: { timesFloor: { atLeast: 1 } } })).toBeUndefined();
});

test.each([0, 12])(
  'with a floor of 0, a value of %i has no ratio and the goal is undecided',
  (ours) => {
    const figure: Figure = {
      measure: 'blocking time',
      unit: 'ms',
      ours,
      floor: { name: 'without scripts', value: 0 },
      goal: { timesFloor: { atMost: 1.1 } },
    };
    expect(isReached(figure)).toBeUndefined();
    const [, line] = figureTable([figure]).split('\n');
    expect(line?.split(/ {2,}/)).toEqual([
      'blocking time',
      `${ours} ms`,
      '0 ms, without scripts',
      '≤ 1.1x',
    ]);
  },
);

test('the table shows each figure with its floor, its ratio and whether the goal is met', () => {
  const [, line] = figureTable([{ ...rate, goal: { timesFloor: { atLeast: 0.6 } } }]).split('\n');
  expect(line).toMatch(
    /^list of ten +8000 req\/s +10000 req\/s, stored string +0\.8x +≥ 0\.6x +reached$/,
  );
});
