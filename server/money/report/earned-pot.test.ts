import { expect, test } from 'vitest';
import { type EarnedCell, fillFrom, potsOf } from './earned-pot.ts';

const emptyCell = (key: EarnedCell['key']): EarnedCell => ({
  ...{ key, clicks: 0, deposits: { known: 0, shared: 0 }, earned: { known: 0, shared: 0 } },
});

test('postbacks of a product that reports figures of its own count once', () => {
  const [first, second] = [emptyCell({ page: 'first' }), emptyCell({ page: 'second' })];
  const figures = { programme_id: 1, market: '', currency: 'EUR' };
  // The programme reports 60.00 for product 1, and 40.00 without saying for which product.
  const scopes = [
    { ...figures, product_id: 1, earned: 6_000, first_deposits: 6 },
    { ...figures, product_id: 0, earned: 4_000, first_deposits: 4 },
  ];
  const sources = {
    clicked: [
      { cell: first, clicks: 3, product_id: 1 },
      { cell: second, clicks: 1, product_id: 1 },
    ],
    reported: [{ page: 'first', product_id: 1, earned: 5_000, deposits: 5 }],
    cellOf: ({ page }: EarnedCell['key']) => (page === 'first' ? first : second),
  };
  for (const pot of potsOf(scopes, [1], 'place', ({ earned }) => earned)) fillFrom(pot, sources);
  // Known: 50.00. Shared out by clicks, 3 to 1: 60.00 − 50.00 + 40.00 = 50.00.
  expect([first.earned, second.earned]).toEqual([
    { known: 5_000, shared: 3_750 },
    { known: 0, shared: 1_250 },
  ]);
  expect([first.deposits, second.deposits]).toEqual([
    { known: 5, shared: 4 },
    { known: 0, shared: 1 },
  ]);
});
