import { expect, test } from 'vitest';
import { splitRows } from './compare-row.ts';

const split = (...values: string[][]) => splitRows([{ label: 'Payments', values }]);
const marks = (...values: string[][]) =>
  split(...values).different[0]?.cells.map((cell) =>
    cell.flatMap(({ value, isOnly }) => (isOnly ? value : [])),
  );

test('folds a row whose values are the same for all partners, in any order', () => {
  expect(split(['Card', 'Wallet'], ['Wallet', 'Card'])).toEqual({
    different: [],
    same: [{ label: 'Payments', values: ['Card', 'Wallet'] }],
  });
});

test('folds a row without any values', () => {
  expect(split([], [], []).same).toEqual([{ label: 'Payments', values: [] }]);
});

test('doesn’t fold a row in which one partner’s value is unknown', () => {
  const { same, different } = split(['Card'], ['Card'], []);
  expect(same).toEqual([]);
  expect(different[0]?.cells[2]).toEqual([]);
});

test('folds nothing for a single partner', () => {
  expect(split(['Card']).same).toEqual([]);
  expect(marks(['Card'])).toEqual([[]]);
});

test('marks a value that only one partner has', () => {
  expect(marks(['Card', 'Wallet'], ['Card'])).toEqual([['Wallet'], []]);
  expect(marks(['4.7'], ['4.5'], ['4.5'])).toEqual([['4.7'], [], []]);
});

test('marks nothing if all partners differ, or if each shares its value with another', () => {
  expect(marks(['4.7'], ['4.5'], ['4.4'])).toEqual([[], [], []]);
  expect(marks(['1'], ['1'], ['2'], ['2'])).toEqual([[], [], [], []]);
});

test('a value that only one partner has is marked even if that partner has it twice', () => {
  expect(marks(['Card', 'Wallet', 'Wallet'], ['Card'])?.[0]).toEqual(['Wallet', 'Wallet']);
});
