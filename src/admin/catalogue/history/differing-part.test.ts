import { expect, test } from 'vitest';
import { differingPart } from './differing-part.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);
const long = words(60).join(' ');

test('short text is shown in full', () => {
  expect(differingPart('one two', 'one three')).toEqual(['one two', 'one three']);
});

test('long text is cut to the part that differs, with a few words of context', () => {
  expect(differingPart(long, long.replace('word30', 'new'))).toEqual([
    `… ${words(37).slice(24).join(' ')} …`,
    `… ${words(37).slice(24).join(' ').replace('word30', 'new')} …`,
  ]);
});

test('text extended at its end is cut at its start', () => {
  const [before, after] = differingPart(long, `${long} more`);
  expect(before).toBe(`… ${words(60).slice(54).join(' ')}`);
  expect(after).toBe(`${before} more`);
});

test('repeated words are not shown twice', () => {
  const same = Array(60).fill('la').join(' ');
  const [before, after] = differingPart(same, `${same} la`);
  expect(after.length - before.length).toBe(3);
});

test('text without spaces is shown in full', () => {
  expect(differingPart('x'.repeat(300), 'y')).toEqual(['x'.repeat(300), 'y']);
});
