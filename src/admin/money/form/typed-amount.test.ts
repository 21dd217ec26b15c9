import { expect, test } from 'vitest';
import { readAmount, typedAmount } from './typed-amount.ts';

test('reads a decimal with a point or a comma into minor units', () => {
  expect(readAmount('1234.5', 'EUR')).toBe(123_450);
  expect(readAmount('1234,50', 'eur')).toBe(123_450);
  expect(readAmount(' 1 234,5 ', 'EUR')).toBe(123_450);
  expect(readAmount('-0,5', 'EUR')).toBe(-50);
  expect(readAmount('1200', 'JPY')).toBe(1200);
  expect(readAmount('1.234', 'TND')).toBe(1234);
});

test('doesn’t guess what thousands separators mean', () => {
  expect(readAmount('1.234,50', 'EUR')).toBeUndefined();
  expect(readAmount('1,234.50', 'EUR')).toBeUndefined();
  expect(readAmount('1,234', 'EUR')).toBeUndefined();
  expect(readAmount('12.5', 'JPY')).toBeUndefined();
});

test('reads nothing in an unknown currency', () => {
  expect(readAmount('12', 'EURO')).toBeUndefined();
});

test('shows minor units as they are typed', () => {
  expect(typedAmount(123_450, 'EUR')).toBe('1234.50');
  expect(typedAmount(null, 'EUR')).toBeNull();
});
