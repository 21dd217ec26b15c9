import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/search.ts';
import { answerStatus } from './search-status.ts';

const bonus = {} as never;

const status = (shown: number, total: number) =>
  answerStatus(
    {
      query: 'harbor',
      category: 'all',
      answer: {
        results: { products: [], bonuses: Array(shown).fill(bonus), promocodes: [] },
        totals: { products: 0, bonuses: total, promocodes: 0 },
      },
    },
    texts,
    'en',
  );

test('a truncated list shows the total number of items', () => {
  expect(status(20, 26)).toBe('20 of 26 results');
  expect(status(2, 2)).toBe('2 results');
  expect(status(1, 1)).toBe('1 result');
  expect(status(0, 0)).toBe('Nothing was found for the request «harbor».');
});
