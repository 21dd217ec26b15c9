import { expect, test } from 'vitest';
import { readFigure } from './grid-column.ts';

test.each([
  ['', null],
  ['0', 0],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1,000,000', 1_000_000],
  ['1.000,50', 1000.5],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['2019', 2019],
])('reads %j as %s', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});

test.each(['0x10', '1e3', '2o19', '10 20', '1.2.3', '$5', 'Infinity', '.', '-'])(
  'refuses %j',
  (text) => {
    expect(readFigure(text)).toBeUndefined();
  },
);
