import { expect, test } from 'vitest';
import { termsLine, withoutValue } from './terms-line.ts';

const shown = { kind: 'Free bet', value: '$10', line: ['Min. deposit $20', '35x wagering'] };

test('the line next to the button starts with the value, or else with the offer type', () => {
  expect(termsLine(shown)).toBe('$10 · Min. deposit $20 · 35x wagering');
  expect(termsLine({ ...shown, value: null })).toBe('Free bet · Min. deposit $20 · 35x wagering');
});

test('leaves out a value that the heading shows, and keeps the kind of an offer without one', () => {
  expect(termsLine(withoutValue(shown))).toBe('Min. deposit $20 · 35x wagering');
  expect(termsLine(withoutValue({ ...shown, value: null, line: [] }))).toBe('Free bet');
});

test('the line of an offer with nothing but details is empty', () => {
  expect(termsLine({ kind: null, value: null, line: [] })).toBe('');
});
