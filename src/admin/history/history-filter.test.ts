import { expect, test } from 'vitest';
import { readHistoryFilter } from './history-filter.ts';

test.each([
  [{}, {}],
  [
    { kind: 'product', of: 7, page: 2 },
    { kind: 'product', of: 7, page: 2 },
  ],
  [
    { kind: 'exclusive-bonus-list', of: 0 },
    { kind: 'exclusive-bonus-list', of: 0 },
  ],
  [{ kind: 'banner', of: 'x' }, { kind: 'banner' }],
  [{ kind: 'toString' }, {}],
  [{ of: 7, page: 3 }, { page: 3 }],
])('%j is the history of %j', (search, filter) => {
  expect(readHistoryFilter(search)).toEqual(filter);
});
