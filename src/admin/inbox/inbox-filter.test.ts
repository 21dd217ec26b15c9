import { expect, test } from 'vitest';
import { readInboxFilter } from './inbox-filter.ts';

test.each([
  [{}, {}],
  [
    { show: 'unread', q: ' ada ', page: 2, open: 7 },
    { show: 'unread', q: 'ada', page: 2, open: 7 },
  ],
  [{ show: 'deleted', q: '', page: 1, open: -1, category: 'casino' }, {}],
  [{ show: ['unread'], open: 'x' }, {}],
])('%j filters by %j', (search, filter) => {
  expect(readInboxFilter(search)).toEqual(filter);
});
