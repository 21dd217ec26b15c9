import { expect, test } from 'vitest';
import { excerptAround, fillMarkedText, joined, markedText, partsOf } from './marked-text.ts';

const matchesOf = (text: Parameters<typeof partsOf>[0]) =>
  partsOf(text)
    .filter(({ matches }) => matches)
    .map((part) => part.text);

test('text is split into its matches and the rest', () => {
  expect(
    partsOf(
      markedText('Badger Bell', [
        [0, 3],
        [7, 11],
      ]),
    ),
  ).toEqual([
    { start: 0, text: 'Bad', matches: true },
    { start: 3, text: 'ger ', matches: false },
    { start: 7, text: 'Bell', matches: true },
  ]);
});

test('text without a match stays whole, and empty text has no parts', () => {
  expect(partsOf(markedText('Bell'))).toEqual([{ start: 0, text: 'Bell', matches: false }]);
  expect(partsOf(markedText(''))).toEqual([]);
});

test('offsets count UTF-16 units, as on the server', () => {
  expect(matchesOf(markedText('🂡 Işık', [[3, 7]]))).toEqual(['Işık']);
});

test('overlapping marks, and marks past the end, repeat no text', () => {
  const parts = partsOf(
    markedText('Bells', [
      [0, 3],
      [2, 9],
    ]),
  );
  expect(parts.map(({ text }) => text).join('')).toBe('Bells');
});

test('marks move with their text into a template and a list', () => {
  expect(
    matchesOf(fillMarkedText('Partner: {name}', 'name', markedText('$& Bell', [[3, 7]]))),
  ).toEqual(['Bell']);
  const list = joined([markedText('Bets', [[0, 2]]), markedText('Bonuses', [[0, 2]])]);
  expect(list.text).toBe('Bets, Bonuses');
  expect(matchesOf(list)).toEqual(['Be', 'Bo']);
});

test('long text is cut to start shortly before its first match', () => {
  const long = `${'word '.repeat(100)}bell tower`;
  const part = excerptAround(markedText(long, [[500, 504]]));
  expect(part.text).toMatch(/^…(word )+bell tower$/);
  expect(part.text.length).toBeLessThan(60);
  expect(matchesOf(part)).toEqual(['bell']);
  const unbroken = excerptAround(markedText(`${'x'.repeat(500)}bell`, [[500, 504]]));
  expect(matchesOf(unbroken)).toEqual(['bell']);
});
