import { describe, expect, test } from 'vitest';
import type { DealStep } from '#contract/money/deal.ts';
import { readSteps, writeSteps } from './deal-steps.ts';

const step = (given: Partial<DealStep>): DealStep => ({
  ...{ from_count: null, from_amount: null, rate: null, percent: null },
  ...given,
});

describe.each([
  ['30%', 'EUR', [{ percent: 30 }]],
  ['50.00', 'EUR', [{ rate: 5000 }]],
  ['25.00 + 20%', 'EUR', [{ rate: 2500, percent: 20 }]],
  ['0 deposits: 50.00', 'EUR', [{ from_count: 0, rate: 5000 }]],
  ['0: 30%; 20 deposits: 35%', 'EUR', [{ percent: 30 }, { from_count: 20, percent: 35 }]],
  ['0: 50.00; 21 deposits: 60.00', 'EUR', [{ rate: 5000 }, { from_count: 21, rate: 6000 }]],
  [
    '0: 25.00 + 20%; 1000.00 revenue: 30.00 + 25%',
    'EUR',
    [
      { rate: 2500, percent: 20 },
      { from_amount: 100_000, rate: 3000, percent: 25 },
    ],
  ],
  [
    '0 revenue: 12.5%; 250000 revenue: 33.33%',
    'JPY',
    [
      { from_amount: 0, percent: 12.5 },
      { from_amount: 250_000, percent: 33.33 },
    ],
  ],
  ['0: 1.250; 3 deposits: 1.500', 'TND', [{ rate: 1250 }, { from_count: 3, rate: 1500 }]],
  ['0.00050000', 'BTC', [{ rate: 50_000 }]],
] as const)('the steps “%s” in %s', (cell, currency, given) => {
  const steps = given.map(step);

  test('are read', () => expect(readSteps(cell, currency)).toEqual(steps));
  test('are written', () => expect(writeSteps(steps, currency)).toBe(cell));
});

test.each([
  ['0:30 %;20 Deposits:35%;', '0: 30%; 20 deposits: 35%'],
  ['0: 50,5;1 deposit: 60', '0: 50.50; 1 deposits: 60.00'],
  ['0: 20% + 25,00; 1000 REVENUE: 25% + 30', '0: 25.00 + 20%; 1000.00 revenue: 30.00 + 25%'],
  ['0: 0,5%; 7 deposits: 33,25%', '0: 0.5%; 7 deposits: 33.25%'],
])('reads “%s” written by hand', (cell, tidied) => {
  const steps = readSteps(cell, 'EUR');
  expect(writeSteps(steps as DealStep[], 'EUR')).toBe(tidied);
});

test.each([
  ['0: 30%; 20: 35%', '20: 35%'],
  ['0: 30%; 20 players: 35%', '20 players: 35%'],
  ['0: 50.005', '0: 50.005'],
  ['0: 1,250', '0: 1,250'],
  ['0: 1,250.00', '0: 1,250.00'],
  ['0: 30% + 35%', '0: 30% + 35%'],
  ['0: 50 + 60', '0: 50 + 60'],
  ['0: -5%', '0: -5%'],
  ['0:', '0:'],
  ['0: 50 EUR', '0: 50 EUR'],
  ['00:50.0', '00:50.0'],
  ['2.5 deposits: 30%', '2.5 deposits: 30%'],
  ['1.000,00 revenue: 30%', '1.000,00 revenue: 30%'],
])('refuses “%s” instead of guessing', (cell, part) => {
  expect(readSteps(cell, 'EUR')).toEqual({
    unreadable: `Cannot read “${part}”; write steps like “0: 50.00; 21 deposits: 60.00”`,
  });
});

test('an empty cell has no steps', () => expect(readSteps(' ; ', 'EUR')).toEqual([]));
