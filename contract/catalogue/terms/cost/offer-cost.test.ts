import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerKinds } from '../offer-terms.ts';
import { noTermsNumbers, type TermsNumbers, wageringBases } from '../terms-numbers.ts';
import { costGames, defaultReturns } from './cost-game.ts';
import { type CostQuestion, costOf } from './offer-cost.ts';
import { handMadeSums } from './testing/hand-made-sum.ts';

test('the table has at least 100 offers in currencies with 0, 2 and 3 decimals', () => {
  expect(handMadeSums.length).toBeGreaterThanOrEqual(100);
  const currencies = handMadeSums.map(({ numbers }) => numbers.currency);
  expect(new Set(currencies)).toEqual(new Set(['USD', 'EUR', 'TRY', 'JPY', 'KRW', 'TND', 'KWD']));
});

test.each(handMadeSums)(
  '$title costs the amount calculated by hand',
  ({ kind, numbers, deposit, game, returns, sum }) => {
    const found = costOf({ kind, numbers }, { deposit, game, currency: 'GBP', returns });
    expect(
      found && {
        deposit: found.deposit,
        bonus: found.assumptions.bonus,
        base: found.assumptions.base,
        turnover: found.turnover,
        worth: found.worth,
        cost: found.expected_cost,
        value: found.expected_value,
      },
    ).toEqual(sum);
    if (found) expect(found.currency).toBe(numbers.currency);
  },
);

test('an offer without numbers has no cost, and one without a currency uses the default', () => {
  const asked = { deposit: 100, game: 'slots', currency: 'EUR', returns: defaultReturns } as const;
  const numbers = { ...noTermsNumbers, percent: 100, wagering: 10 };
  expect(costOf({ kind: null, numbers }, asked)?.currency).toBe('EUR');
  expect(costOf({ kind: null, numbers: null }, asked)).toBeNull();
});

const money = fc.integer({ min: 0, max: 100_000_000_000 }).map((cents) => cents / 100);
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const share = optional(hundredths(100));
const anyNumbers: fc.Arbitrary<TermsNumbers> = fc.record({
  amount: optional(money),
  percent: optional(hundredths(1000)),
  cap: optional(money),
  currency: fc.constantFrom(null, 'USD', 'EUR', 'TRY'),
  free_spins: optional(fc.integer({ min: 0, max: 1_000_000 })),
  spin_value: optional(money),
  wagering: optional(hundredths(200)),
  wagering_base: optional(fc.constantFrom(...wageringBases)),
  contribution: fc.record({ slots: share, table: share, live: share }),
  max_bet: optional(money),
  min_deposit: optional(money),
  max_cashout: optional(money),
  days_to_claim: fc.constant(null),
  days_to_use: fc.constant(null),
  min_odds: optional(hundredths(1000)),
  one_of: optional(fc.boolean()),
  sticky: optional(fc.boolean()),
});
const anyQuestion: fc.Arbitrary<CostQuestion> = fc.record({
  deposit: fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100),
  game: fc.constantFrom(...costGames),
  currency: fc.constant('USD'),
  returns: fc
    .integer({ min: 5000, max: 10_000 })
    .map((n) => ({ slots: n / 10_000, table: n / 10_000, live: n / 10_000 })),
});
const anyKind = optional(fc.constantFrom(...offerKinds));

/** Checks that an amount is written with at most two decimals, without binary rounding errors. */
const isCents = (amount: number) => Number.isFinite(amount) && amount === Number(amount.toFixed(2));

test('every amount is in whole cents, and no loss is higher than the stake', () => {
  fc.assert(
    fc.property(anyKind, anyNumbers, anyQuestion, (kind, numbers, asked) => {
      const cost = costOf({ kind, numbers }, asked);
      if (!cost) return;
      const { assumptions, currency: _, ...sums } = cost;
      const { base, bonus, free_spins, at_stake } = assumptions;
      for (const amount of [...Object.values(sums), base, bonus, free_spins, at_stake]) {
        expect([amount, isCents(amount)]).toEqual([amount, true]);
      }
      expect(cost.expected_value).toBeGreaterThanOrEqual(-at_stake);
      expect([0, cost.deposit]).toContain(at_stake);
      expect(Object.is(cost.expected_value, -0)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('with more wagering, an offer never costs less and is never worth more', () => {
  fc.assert(
    fc.property(
      anyKind,
      anyNumbers,
      anyQuestion,
      hundredths(200),
      hundredths(200),
      (kind, numbers, asked, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((wagering) =>
          costOf({ kind, numbers: { ...numbers, wagering } }, asked),
        );
        // With different wagering, the other of the two alternatives may be the better one.
        if (!less || !more || numbers.one_of === true) return;
        expect(more.turnover).toBeGreaterThanOrEqual(less.turnover);
        expect(more.expected_cost).toBeGreaterThanOrEqual(less.expected_cost);
        expect(more.expected_value).toBeLessThanOrEqual(less.expected_value);
      },
    ),
    { numRuns: 2000 },
  );
});
