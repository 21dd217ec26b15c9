import { expect, test } from 'vitest';
import { isCurrency, majorUnits, minorUnits } from './currency.ts';

test.each([
  ['12.30', 'USD', 1230],
  ['12.3', 'USD', 1230],
  ['12', 'USD', 1200],
  ['12.300000', 'USD', 1230],
  ['0.07', 'USD', 7],
  ['-0.07', 'EUR', -7],
  ['-0', 'EUR', 0],
  ['999999999.99', 'TRY', 99_999_999_999],
  ['1500', 'JPY', 1500],
  ['1500.0', 'JPY', 1500],
  ['1.234', 'KWD', 1234],
  ['1.005', 'USD', undefined],
  ['1.5', 'JPY', undefined],
  ['', 'USD', undefined],
  ['x', 'USD', undefined],
])('%s %s is %s in the minor unit', (amount, currency, units) => {
  expect(minorUnits(amount, currency)).toBe(units);
});

test('formats an amount with its currency’s decimals', () => {
  expect(majorUnits(1230, 'USD')).toBe('12.30');
  expect(majorUnits(-7, 'USD')).toBe('-0.07');
  expect(majorUnits(1500, 'JPY')).toBe('1500');
  expect(majorUnits(1234, 'KWD')).toBe('1.234');
});

test('accepts exactly the currencies of ISO 4217', () => {
  expect(['USD', 'TRY', 'XQZ', 'usd', ''].map(isCurrency)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});
