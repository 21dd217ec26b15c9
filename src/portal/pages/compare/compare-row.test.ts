import { expect, test } from 'vitest';
import { type Ranking, splitRows } from './compare-row.ts';

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

const best = (wants: Ranking['wants'], ...figures: (number | undefined)[]) => {
  const reason = wants === 'least' ? 'lowest' : 'highest';
  const row = {
    label: 'Figure',
    values: figures.map((figure) => (figure === undefined ? [] : [`${figure} h`])),
    ranking: {
      ...{ wants, reason },
      figures: figures.map((figure) =>
        figure === undefined ? undefined : { value: `${figure} h`, figure },
      ),
    },
  };
  return splitRows([row]).different[0]?.cells.map(([cell]) => cell?.best);
};

test('marks the best figure of a row with the reason', () => {
  expect(best('least', 24, 12, 72)).toEqual([undefined, 'lowest', undefined]);
  expect(best('most', 4.5, 4.2, 4.7)).toEqual([undefined, undefined, 'highest']);
});

test('marks ties together', () => {
  expect(best('least', 12, 24, 12)).toEqual(['lowest', undefined, 'lowest']);
  expect(best('most', 5, 5, 4, 4)).toEqual(['highest', 'highest', undefined, undefined]);
});

test('figures that round to the same text are ties', () => {
  const values = [['3 days'], ['3 days'], ['5 days']];
  const figures = [71, 72, 120].map((figure, index) => ({
    value: values[index]?.[0] ?? '',
    figure,
  }));
  const ranking = { wants: 'least', reason: 'fastest', figures } as const;
  const [row] = splitRows([{ label: 'Payout', values, ranking }]).different;
  expect(row?.cells.map(([cell]) => cell?.best)).toEqual(['fastest', 'fastest', undefined]);
});

test('an unknown figure is never the best, and neither is a figure with nothing to beat', () => {
  expect(best('least', undefined, 12, 24)).toEqual([undefined, 'lowest', undefined]);
  expect(best('least', undefined, 0, undefined)).toEqual([undefined, undefined, undefined]);
  expect(best('most', 5, 5, undefined)).toEqual([undefined, undefined, undefined]);
  expect(best('least', 0, 12)).toEqual(['lowest', undefined]);
  expect(best('most', -4, -8)).toEqual(['highest', undefined]);
});

test('marks only the value that was compared, and no values as the only ones in its row', () => {
  const values = [['$10', '€5'], ['$20'], ['$20']];
  const figures = [10, 20, 20].map((figure) => ({ value: `$${figure}`, figure }));
  const ranking = { wants: 'least', reason: 'lowest', figures } as const;
  const [row] = splitRows([{ label: 'Deposit', values, ranking }]).different;
  expect(row?.cells[0]).toEqual([
    { value: '$10', isOnly: false, best: 'lowest' },
    { value: '€5', isOnly: false },
  ]);
  expect(
    row?.cells
      .slice(1)
      .flat()
      .some(({ isOnly, best }) => isOnly || best),
  ).toBe(false);
});

test('values about the same thing are not the only ones, even if their figures differ', () => {
  const values = [['Card · 4 h', 'Wallet · 1 h'], ['Card · 2 h'], ['Card · 2 h']];
  const [row] = splitRows([{ label: 'Payments', values }]).different;
  expect(row?.cells).toEqual([
    [
      { value: 'Card · 4 h', isOnly: false },
      { value: 'Wallet · 1 h', isOnly: true },
    ],
    [{ value: 'Card · 2 h', isOnly: false }],
    [{ value: 'Card · 2 h', isOnly: false }],
  ]);
});
