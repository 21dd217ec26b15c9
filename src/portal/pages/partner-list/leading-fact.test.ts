// Uses no database: the order follows from the address alone.
import { expect, test } from 'vitest';
import { leadingFacts } from './leading-fact.ts';

test.each([
  [{}, []],
  [{ sort: 'rating' }, []],
  [{ sort: 'payout' }, ['payout_hours']],
  [{ payment: [3] }, ['payment']],
  [{ sort: 'payout', payment: [3], min_deposit: 20 }, ['payout_hours', 'payment']],
  [{ sort: 'min_deposit', min_deposit: 20 }, ['min_deposit']],
] as const)('a list at %j leads with %j', (chosen, facts) => {
  expect(leadingFacts(chosen as Parameters<typeof leadingFacts>[0])).toEqual(facts);
});
