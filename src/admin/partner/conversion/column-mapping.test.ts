import { expect, test } from 'vitest';
import { proposedMapping } from './column-mapping.ts';

test.each([
  [['clickid', 'event', 'payout'], { click: 'clickid', event: 'event', amount: 'payout' }],
  [
    ['Date', 'SubID', 'Commission', 'Currency', 'Transaction ID'],
    {
      ...{ click: 'SubID', amount: 'Commission', currency: 'Currency' },
      ...{ id: 'Transaction ID', date: 'Date' },
    },
  ],
  [['aff_sub', 'goal_name', 'id'], { click: 'aff_sub', event: 'goal_name', id: 'id' }],
  [['s1', 'action', 'action_id'], { click: 's1', event: 'action', id: 'action_id' }],
  [['player', 'country'], {}],
])('proposes columns for %o', (header, mapping) => {
  expect(proposedMapping(header)).toEqual(mapping);
});
