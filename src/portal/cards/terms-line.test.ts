import { expect, test } from 'vitest';
import { termsLine, withoutValue } from './terms-line.ts';

const shown = { kind: 'Free bet', value: '$10', line: ['Min. deposit $20', '35x wagering'] };

test('the line next to the button starts with the value or, without one, with the offer type', () => {
  expect(termsLine(shown)).toBe('$10 · Min. deposit $20 · 35x wagering');
  expect(termsLine({ ...shown, value: null })).toBe('Free bet · Min. deposit $20 · 35x wagering');
});

test('leaves out the value if the heading shows it, but not the kind of an offer without a value', () => {
  expect(termsLine(withoutValue(shown))).toBe('Min. deposit $20 · 35x wagering');
  expect(termsLine(withoutValue({ ...shown, value: null, line: [] }))).toBe('Free bet');
});

test('an offer that only has details has an empty line', () => {
  expect(termsLine({ kind: null, value: null, line: [] })).toBe('');
});
