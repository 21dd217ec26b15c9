import { expect, test } from 'vitest';
import { convert, ratesFrom, ratesNeeded } from './convert.ts';
import { centralBank, type Rate } from './rate.ts';

/** All rates are invented. */
const rate = (day: string, currency: string, per_eur: string, source = centralBank): Rate => ({
  ...{ day, currency, per_eur, source },
});

const beforeEaster = rate('2026-04-02', 'USD', '1.1');
const thursday = rate('2026-11-26', 'USD', '1.6');
const friday = rate('2026-11-27', 'USD', '1.25');
const yen = rate('2026-11-27', 'JPY', '160');
const pound = rate('2026-11-27', 'GBP', '2');
const dinar = rate('2026-10-01', 'TND', '3.4', 'Our bank');
const bitcoin = rate('2026-11-20', 'BTC', '0.00002', 'An exchange');
const lastKuna = rate('2022-12-30', 'HRK', '7.5');

const rates = ratesFrom([
  rate('1999-01-04', 'USD', '1.2'),
  lastKuna,
  beforeEaster,
  rate('2026-04-07', 'USD', '1.3'),
  dinar,
  bitcoin,
  thursday,
  friday,
  yen,
  pound,
]);

const amountOf = (amount: number, currency: string, target: string, day = '2026-11-27') => {
  const found = convert({ amount, currency }, target, day, rates);
  return 'missing' in found ? found.missing : found.amount;
};
const usedFor = (currency: string, target: string, day: string) => {
  const found = convert({ amount: 100, currency }, target, day, rates);
  return 'missing' in found ? found.missing : found.rates;
};

test.each([
  // 100.00 ÷ 1.25
  [100_00, 'USD', 'EUR', 80_00],
  [80_00, 'EUR', 'USD', 100_00],
  [-100_00, 'USD', 'EUR', -80_00],
  [0, 'USD', 'EUR', 0],
  // 16,000 ÷ 160
  [16_000, 'JPY', 'EUR', 100_00],
  // 0.00625
  [1, 'JPY', 'EUR', 1],
  [-1, 'JPY', 'EUR', -1],
  // 12.50 ÷ 1.25 × 160
  [12_50, 'USD', 'JPY', 1_600],
  // 0.01 ÷ 1.25 × 160 = 1.28
  [1, 'USD', 'JPY', 1],
  // 0.05 ÷ 2 = 0.025, half a cent
  [5, 'GBP', 'EUR', 3],
  [-5, 'GBP', 'EUR', -3],
  // 0.03 ÷ 2 = 0.015, half a cent
  [3, 'GBP', 'EUR', 2],
  // 0.01 × 160 = 1.6
  [1, 'EUR', 'JPY', 2],
  // 1,000 ÷ 160 × 1.25 = 7.8125
  [1_000, 'JPY', 'USD', 7_81],
])('converts %i %s to %s: %i', (amount, currency, target, converted) => {
  expect(amountOf(amount, currency, target)).toBe(converted);
});

test.each([
  // 340.000 ÷ 3.4 × 0.00002 = 0.002
  [340_000, 'TND', 'BTC', 200_000],
  // 0.001 ÷ 3.4 × 0.00002 = 0.0000000058…
  [1, 'TND', 'BTC', 1],
  // 0.00000001 ÷ 0.00002 × 3.4 = 0.0017
  [1, 'BTC', 'TND', 2],
  // 0.5 ÷ 0.00002
  [50_000_000, 'BTC', 'EUR', 25_000_00],
])('converts %i %s to %s with entered rates: %i', (amount, currency, target, converted) => {
  const entered = ratesFrom([{ ...dinar, day: '2026-11-01' }, bitcoin]);
  expect(convert({ amount, currency }, target, '2026-11-27', entered)).toMatchObject({
    amount: converted,
  });
});

test.each([
  ['2026-11-26', thursday],
  ['2026-11-27', friday],
  ['2026-11-28', friday],
  ['2026-11-29', friday],
  ['2026-04-03', beforeEaster],
  ['2026-04-06', beforeEaster],
])('on %s takes the last fixing and shows its day', (day, used) => {
  expect(usedFor('USD', 'EUR', day)).toEqual([used]);
  expect(usedFor('EUR', 'USD', day)).toEqual([used]);
});

test('shows both rates between two currencies', () => {
  expect(usedFor('USD', 'JPY', '2026-11-29')).toEqual([friday, yen]);
});

const noRate = (currency: string, day: string) =>
  `There is no rate for ${currency} on ${day}. Enter one with its source`;

test('a currency that has no fixings any more is not converted', () => {
  expect(amountOf(750_00, 'HRK', 'EUR', '2022-12-30')).toBe(100_00);
  expect(amountOf(750_00, 'HRK', 'EUR', '2023-01-05')).toBe(100_00);
  expect(amountOf(750_00, 'HRK', 'EUR', '2023-01-06')).toBe(noRate('HRK', '2023-01-06'));
  expect(amountOf(750_00, 'HRK', 'EUR', '2026-11-27')).toBe(noRate('HRK', '2026-11-27'));
});

test('an entered rate is used for 31 days', () => {
  expect(usedFor('TND', 'EUR', '2026-10-01')).toEqual([dinar]);
  expect(usedFor('TND', 'EUR', '2026-11-01')).toEqual([dinar]);
  expect(usedFor('TND', 'EUR', '2026-11-02')).toBe(noRate('TND', '2026-11-02'));
});

test('an entered rate continues where fixings end', () => {
  const own = rate('2023-01-02', 'HRK', '7.6', 'The law');
  const both = ratesFrom([lastKuna, own]);
  expect([both.on('HRK', '2023-01-01'), both.on('HRK', '2023-02-02')]).toEqual([lastKuna, own]);
});

test('the rate of a later day is never used', () => {
  expect(amountOf(1_00, 'JPY', 'EUR', '2026-11-26')).toBe(noRate('JPY', '2026-11-26'));
  expect(amountOf(1_00, 'EUR', 'JPY', '2026-11-26')).toBe(noRate('JPY', '2026-11-26'));
  expect(amountOf(1_00, 'USD', 'JPY', '2026-11-26')).toBe(noRate('JPY', '2026-11-26'));
  expect(amountOf(1_00, 'CHF', 'JPY', '2026-11-26')).toBe(noRate('CHF', '2026-11-26'));
});

test('there are no rates before 1999-01-04', () => {
  expect(amountOf(120, 'USD', 'EUR', '1999-01-04')).toBe(100);
  expect(amountOf(120, 'USD', 'EUR', '1999-01-03')).toBe('There are no rates before 1999-01-04');
  expect(amountOf(120, 'EUR', 'JPY', '1999-01-04')).toBe(noRate('JPY', '1999-01-04'));
  expect(amountOf(120, 'EUR', 'USD', '1998-12-31')).toBe('There are no rates before 1999-01-04');
});

test('the same currency needs no rate', () => {
  const none = ratesFrom([]);
  for (const currency of ['EUR', 'HRK', 'BTC']) {
    expect(convert({ amount: 5, currency }, currency, '1990-01-01', none)).toEqual({
      amount: 5,
      rates: [],
    });
  }
});

test('converts exactly up to 2^53, and nothing beyond', () => {
  const max = Number.MAX_SAFE_INTEGER;
  // 9007199254740991 ÷ 1.25 = 7205759403792792.8
  expect(amountOf(max, 'USD', 'EUR')).toBe(7_205_759_403_792_793);
  expect(amountOf(-max, 'USD', 'EUR')).toBe(-7_205_759_403_792_793);
  expect(amountOf(max, 'EUR', 'USD')).toBe('The amount is too large for USD');
  expect(amountOf(-max, 'EUR', 'JPY')).toBe('The amount is too large for JPY');
  // 9007199254740991 ÷ 160 × 100 = 5629499534213119.375
  expect(amountOf(max, 'JPY', 'EUR')).toBe(5_629_499_534_213_119);
});

test('a rate that is no number is as good as none', () => {
  const broken = ratesFrom([rate('2026-11-27', 'USD', '0')]);
  expect(convert({ amount: 5, currency: 'USD' }, 'EUR', '2026-11-27', broken)).toEqual({
    missing: noRate('USD', '2026-11-27'),
  });
});

test('rates are needed from 31 days before a period', () => {
  expect(ratesNeeded({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: '2026-10-01',
    to: '2026-11-30',
  });
});
