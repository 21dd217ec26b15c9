import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text stays as it is, on one line', () => {
  expect(excerpt('  Slots.\n\nAnd  tables. ')).toBe('Slots. And tables.');
});

test('a long text is cut between two words', () => {
  const short = excerpt('welcome, offers '.repeat(20));
  expect(short).toMatch(/^(welcome, offers )+(welcome|welcome, offers)…$/);
  expect(short.length).toBeLessThanOrEqual(160);
});

test('a single long word is cut, too', () => {
  expect(excerpt('a'.repeat(500))).toBe(`${'a'.repeat(159)}…`);
});
