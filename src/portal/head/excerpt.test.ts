import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('short text is not cut and becomes one line', () => {
  expect(excerpt('  Slots.\n\nAnd  tables. ')).toBe('Slots. And tables.');
});

test('long text is cut between two words', () => {
  const short = excerpt('welcome, offers '.repeat(20));
  expect(short).toMatch(/^(welcome, offers )+(welcome|welcome, offers)…$/);
  expect(short.length).toBeLessThanOrEqual(160);
});

test('a single long word is cut, too', () => {
  expect(excerpt('a'.repeat(500))).toBe(`${'a'.repeat(159)}…`);
});
