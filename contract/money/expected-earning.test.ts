import { expect, test } from 'vitest';
import { dealDraft } from './deal.ts';
import { type DealMonth, expectedEarnings } from './expected-earning.ts';
import { dealSums } from './testing/deal-sum.ts';

test('the tables have at least 200 deals in currencies with 0, 2, 3 and 8 decimals', () => {
  expect(dealSums.length).toBeGreaterThanOrEqual(200);
  expect(new Set(dealSums.map(({ currency }) => currency))).toEqual(
    new Set(['EUR', 'USD', 'JPY', 'TND', 'BTC']),
  );
});

test.each(dealSums)('$title', ({ terms, months, expected }) => {
  const found = expectedEarnings(terms, months);
  expect(found.map(({ amount, counted, carried }) => ({ amount, counted, carried }))).toEqual(
    expected,
  );
});

test('every deal in the tables is one that owners can enter', () => {
  for (const { title, terms, currency } of dealSums) {
    const draft = { ...terms, programme_id: 1, currency, from: '2026-01-01' };
    expect([title, dealDraft.safeParse(draft).error]).toEqual([title, undefined]);
  }
});

const terms = {
  kind: 'share',
  steps: [{ from_count: null, from_amount: null, rate: null, percent: 30 }],
  step_mode: 'all',
  baseline: { min_deposits: null, note: null },
  negative_carry_over: true,
  cap_count: null,
  cap_amount: null,
  admin_fee: 10,
} as const satisfies Parameters<typeof expectedEarnings>[0];

const month: DealMonth = {
  month: '2026-12',
  first_deposits: 10,
  deposits: 100_00,
  net_revenue: 1000_00,
  days: 31,
  days_in_month: 31,
};

test('shows what a share is taken from, and the step that was reached', () => {
  const [first, second] = expectedEarnings(
    {
      ...terms,
      steps: [
        { ...terms.steps[0], from_amount: 0 },
        { ...terms.steps[0], from_amount: 500_00, percent: 40 },
      ],
    },
    [
      { ...month, net_revenue: -200_00 },
      { ...month, month: '2027-01' },
    ],
  );
  expect(first).toMatchObject({ month: '2026-12', base: 0, step: 0, carried: -200_00 });
  // 1000.00 − 100.00 − 200.00
  expect(second).toMatchObject({ month: '2027-01', base: 700_00, step: 1, carried: 0 });
});

test('no share is taken from net revenue if first deposits or months are paid', () => {
  const rate = { ...terms.steps[0], rate: 10_00, percent: null };
  for (const kind of ['cpa', 'flat'] as const) {
    expect(expectedEarnings({ ...terms, kind, steps: [rate] }, [month])[0]?.base).toBe(0);
  }
});

test('shows the amount before the cap only if the cap has reduced it', () => {
  expect(expectedEarnings({ ...terms, cap_amount: 270_00 }, [month])[0]).not.toHaveProperty(
    'uncapped',
  );
  expect(expectedEarnings({ ...terms, cap_amount: 269_99 }, [month])[0]).toMatchObject({
    amount: 269_99,
    uncapped: 270_00,
  });
});

test('says that first deposits are at most as many as counted if a minimum has to be deposited', () => {
  const baseline = { min_deposits: 10_00, note: null };
  const isAtMost = (changed: object) =>
    expectedEarnings({ ...terms, ...changed }, [month])[0]?.is_at_most;
  const rate = { from_count: null, from_amount: null, rate: 10_00, percent: null };
  expect(isAtMost({ kind: 'cpa', steps: [rate], baseline })).toBe(true);
  expect(isAtMost({ kind: 'cpa', steps: [rate] })).toBe(false);
  expect(isAtMost({ kind: 'hybrid', steps: [{ ...rate, percent: 10 }], baseline })).toBe(true);
  expect(isAtMost({ baseline })).toBe(false);
  expect(isAtMost({ baseline, steps: [{ ...terms.steps[0], from_count: 0 }] })).toBe(true);
  expect(isAtMost({ kind: 'flat', steps: [rate], baseline })).toBe(false);
});

test('refuses a result that is too large to be exact', () => {
  const rate = { ...terms.steps[0], rate: Number.MAX_SAFE_INTEGER, percent: null };
  const deal = { ...terms, kind: 'cpa' as const, steps: [rate] };
  expect(expectedEarnings(deal, [{ ...month, first_deposits: 1 }])[0]?.amount).toBe(
    9_007_199_254_740_991,
  );
  expect(() => expectedEarnings(deal, [month])).toThrow('too large to be exact');
  const lost = { ...month, net_revenue: -Number.MAX_SAFE_INTEGER };
  expect(() => expectedEarnings(terms, [lost, { ...month, net_revenue: -1 }])).toThrow(
    '-9007199254740992 is too large to be exact',
  );
});

test('has no months if the deal has none', () => {
  expect(expectedEarnings(terms, [])).toEqual([]);
});
