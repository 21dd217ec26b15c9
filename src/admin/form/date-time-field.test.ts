import { expect, test } from 'vitest';
import { fromInput, toInput } from './date-time-field.tsx';

test.each([
  ['2026-12-31T23:59', '2026-12-31 23:59:00'],
  ['2026-12-31T23:59:30', '2026-12-31 23:59:30'],
])('%s in the field converts to %s in the contract, and back', (typed, value) => {
  expect(fromInput(typed)).toBe(value);
  expect(toInput(value)).toBe(typed);
});

test('an empty field is null', () => {
  expect(fromInput('')).toBeNull();
  expect(toInput(null)).toBe('');
});
