import { expect, test } from 'vitest';
import '../zod-message.ts';
import { fromMinorUnits, minorAmount, moneyOf, positiveAmount, toMinorUnits } from './amount.ts';
import { exponentOf, isMoneyCurrency, moneyCurrency } from './money-currency.ts';

const max = Number.MAX_SAFE_INTEGER;

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['TND', 3],
  ['BTC', 8],
  ['ETH', 8],
  ['USDT', 6],
  ['HRK', 2],
  ['CYP', 2],
  ['TRL', 0],
])('%s has %i decimals', (currency, exponent) => {
  expect(exponentOf(currency)).toBe(exponent);
});

test.each([
  ['12.30', 'EUR', 12_30],
  ['12.3', 'EUR', 12_30],
  ['12', 'EUR', 12_00],
  ['-12.5', 'EUR', -12_50],
  ['0.01', 'EUR', 1],
  ['-0', 'EUR', 0],
  ['-0.00', 'EUR', 0],
  ['007.10', 'EUR', 7_10],
  ['12.3000000', 'EUR', 12_30],
  ['1500', 'JPY', 1500],
  ['1500.00', 'JPY', 1500],
  ['1.005', 'TND', 1005],
  ['0.00000001', 'BTC', 1],
  ['21000000', 'BTC', 2_100_000_000_000_000],
  ['90071992547409.91', 'EUR', max],
  ['-90071992547409.91', 'EUR', -max],
  ['9007199254740991', 'JPY', max],
  ['9007199254740.991', 'TND', max],
  ['90071992.54740991', 'BTC', max],
])('reads %s %s as %i', (decimal, currency, amount) => {
  expect(toMinorUnits(decimal, currency)).toBe(amount);
});

test.each([
  ['90071992547409.92', 'EUR'],
  ['-90071992547409.92', 'EUR'],
  ['9007199254740992', 'JPY'],
  ['9007199254740.992', 'TND'],
  ['90071992.54740992', 'BTC'],
  ['99999999999999999999', 'JPY'],
  ['123456789012345678901', 'JPY'],
  ['12.345', 'EUR'],
  ['0.5', 'JPY'],
  ['1.0005', 'TND'],
  ['0.000000001', 'BTC'],
  ['1e3', 'EUR'],
  ['1,5', 'EUR'],
  ['+1', 'EUR'],
  ['--1', 'EUR'],
  ['', 'EUR'],
  ['.5', 'EUR'],
  [' 1', 'EUR'],
  ['NaN', 'EUR'],
  [`0.${'0'.repeat(30)}1`, 'BTC'],
  [`1.${'0'.repeat(100_000)}x`, 'EUR'],
])('doesn’t read %s %s', (decimal, currency) => {
  expect(toMinorUnits(decimal, currency)).toBeUndefined();
});

test.each([
  [12_30, 'EUR', '12.30'],
  [-5, 'EUR', '-0.05'],
  [0, 'EUR', '0.00'],
  [-0, 'EUR', '0.00'],
  [1500, 'JPY', '1500'],
  [-1, 'JPY', '-1'],
  [0, 'JPY', '0'],
  [1005, 'TND', '1.005'],
  [1, 'BTC', '0.00000001'],
  [max, 'EUR', '90071992547409.91'],
  [-max, 'JPY', '-9007199254740991'],
  [max, 'BTC', '90071992.54740991'],
])('writes %i %s as %s', (amount, currency, decimal) => {
  expect(fromMinorUnits(amount, currency)).toBe(decimal);
  expect(moneyOf(amount, currency)).toBe(`${decimal} ${currency}`);
});

const messageOf = (schema: typeof minorAmount, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

const tooLarge = 'Must be at most 9007199254740991';
const tooSmall = 'Must be at least -9007199254740991';

test.each([
  [max + 1, tooLarge],
  [-max - 1, tooSmall],
  [1e300, tooLarge],
  [12.5, 'Must be a whole number'],
  ['12', 'Must be a number'],
  [null, 'Must be a number'],
  [undefined, 'Is required'],
  [Number.NaN, 'Must be a number'],
  [Number.POSITIVE_INFINITY, 'Must be a number'],
])('refuses the amount %s: %s', (amount, message) => {
  expect(messageOf(minorAmount, amount)).toEqual([message]);
});

test('accepts amounts that are exact', () => {
  for (const amount of [max, -max, 0]) expect(minorAmount.parse(amount)).toBe(amount);
  expect(positiveAmount.parse(0)).toBe(0);
  expect(messageOf(positiveAmount, -1)).toEqual(['Must be at least 0']);
});

test('knows currencies and coins, in any case', () => {
  for (const code of ['EUR', 'HRK', 'CYP', 'XRP']) expect(isMoneyCurrency(code)).toBe(true);
  expect(['eur', 'Btc', 'usdt'].map((code) => moneyCurrency.parse(code))).toEqual([
    ...['EUR', 'BTC', 'USDT'],
  ]);
  for (const code of ['EUX', '', 'EU', 'EURO', 'constructor', 'toString', '__proto__', 'eur']) {
    expect([code, isMoneyCurrency(code)]).toEqual([code, false]);
  }
  expect(moneyCurrency.safeParse('euros!').success).toBe(false);
});
