import { expect, test } from 'vitest';
import { type Deal, dealDraft } from './deal.ts';
import { firstChangedDay } from './deal-change.ts';

const draft = dealDraft.parse({
  ...{ programme_id: 1, kind: 'hybrid', currency: 'EUR', from: '2026-03-10' },
  steps: [{ rate: 50_00, percent: 30 }],
});
const dealOf = (given: Partial<Deal>): Deal => ({
  ...draft,
  id: 1,
  created_at: '2026-01-01',
  ...given,
});
const deal = dealOf({});

test.each<[Partial<Deal>]>([
  [{ note: 'Renewed by phone' }],
  [{ source: 'Email of 3 March' }],
  [{ document_id: 7 }],
])('changing %o pays the same', (changed) => {
  expect(firstChangedDay(deal, { ...draft, ...changed })).toBeUndefined();
});

const [step] = deal.steps;
test.each<[Partial<Deal>]>([
  [{ programme_id: 2 }],
  [{ product_id: 2 }],
  [{ market_code: 'US' }],
  [{ kind: 'cpa' }],
  [{ currency: 'USD' }],
  [
    {
      steps: [
        {
          ...draft.steps[0],
          ...step,
          from_count: null,
          from_amount: null,
          rate: 40_00,
          percent: 30,
        },
      ],
    },
  ],
  [{ steps: [{ from_count: null, from_amount: null, rate: 50_00, percent: 31 }] }],
  [{ steps: [{ from_count: 0, from_amount: null, rate: 50_00, percent: 30 }] }],
  [{ steps: [{ from_count: null, from_amount: 0, rate: 50_00, percent: 30 }] }],
  [{ step_mode: 'above' }],
  [{ negative_carry_over: true }],
  [{ cap_count: 1 }],
  [{ cap_amount: 1 }],
  [{ admin_fee: 1 }],
  [{ baseline: { min_deposits: 1, note: null } }],
  [{ baseline: { min_deposits: null, note: 'Once only' } }],
  [{ deductions: 'Bonus costs' }],
  [{ high_roller_rule: 'Winnings above 10,000 are kept apart' }],
])('changing %o acts from the first day', (changed) => {
  expect(firstChangedDay(deal, { ...draft, ...changed })).toBe('2026-03-10');
  expect(firstChangedDay(dealOf(changed), draft)).toBe('2026-03-10');
});

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-20', '2026-03-10'],
])('a deal that starts on %s instead changes from %s', (from, changed) => {
  expect(firstChangedDay(deal, { ...draft, from })).toBe(changed);
  expect(firstChangedDay(deal, { ...draft, from, admin_fee: 5 })).toBe(changed);
});

test.each([
  [null, '2026-12-31', '2027-01-01'],
  ['2026-12-31', null, '2027-01-01'],
  ['2026-11-30', '2026-12-31', '2026-12-01'],
  ['2026-12-31', '2026-11-30', '2026-12-01'],
  ['2028-03-31', '2028-02-28', '2028-02-29'],
])('a deal that ended on %s and now on %s changes from %s', (before, after, changed) => {
  expect(firstChangedDay(dealOf({ to: before }), { ...draft, to: after })).toBe(changed);
});

test('an end day and other terms act from the first day', () => {
  expect(firstChangedDay(deal, { ...draft, to: '2026-12-31', admin_fee: 5 })).toBe('2026-03-10');
});

test('the order of the fields of a step is irrelevant', () => {
  const reordered = { percent: 30, rate: 50_00, from_amount: null, from_count: null };
  expect(firstChangedDay(dealOf({ steps: [reordered] }), draft)).toBeUndefined();
});
