import { expect, test } from 'vitest';
import { splitRows } from './compare-row.ts';

const split = (...values: string[][]) => splitRows([{ label: 'Payments', values }]);
const marks = (...values: string[][]) =>
  split(...values).different[0]?.cells.map((cell) =>
    cell.flatMap(({ value, isOnly }) => (isOnly ? value : [])),
  );

test('folds a row in which all partners say the same, in whatever order', () => {
  expect(split(['Card', 'Wallet'], ['Wallet', 'Card'])).toEqual({
    different: [],
    same: [{ label: 'Payments', values: ['Card', 'Wallet'] }],
  });
});

test('folds a row about which nothing is known', () => {
  expect(split([], [], []).same).toEqual([{ label: 'Payments', values: [] }]);
});

test('doesn’t fold the row of a partner about whom nothing is known', () => {
  const { same, different } = split(['Card'], ['Card'], []);
  expect(same).toEqual([]);
  expect(different[0]?.cells[2]).toEqual([]);
});

test('folds nothing for a single partner', () => {
  expect(split(['Card']).same).toEqual([]);
  expect(marks(['Card'])).toEqual([[]]);
});

test('marks what only one partner has', () => {
  expect(marks(['Card', 'Wallet'], ['Card'])).toEqual([['Wallet'], []]);
  expect(marks(['4.7'], ['4.5'], ['4.5'])).toEqual([['4.7'], [], []]);
});

test('marks nothing where all partners differ, or where each has a peer', () => {
  expect(marks(['4.7'], ['4.5'], ['4.4'])).toEqual([[], [], []]);
  expect(marks(['1'], ['1'], ['2'], ['2'])).toEqual([[], [], [], []]);
});

test('a value that one partner has twice is still only theirs', () => {
  expect(marks(['Card', 'Wallet', 'Wallet'], ['Card'])?.[0]).toEqual(['Wallet', 'Wallet']);
});
