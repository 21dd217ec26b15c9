import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedText } from './typed-text.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(isDirty = true) {
  const said: string[] = [];
  const text = typedText({
    isDirty: () => isDirty,
    keep: () => said.push('kept'),
    change: () => said.push('changed'),
  });
  const type = (letters: number, pause: number) => {
    for (let letter = 0; letter < letters; letter += 1) {
      text.typed();
      vi.advanceTimersByTime(pause);
    }
  };
  return { said, type, ...text };
}

test('the form updates once typing pauses, not on every keystroke', () => {
  const { said, type } = start();
  type(20, 90);
  expect(said).not.toContain('changed');
  vi.advanceTimersByTime(400);
  expect(said.filter((word) => word === 'changed')).toHaveLength(1);
});

test('the browser stores every keystroke within a tenth of a second', () => {
  const { said, type } = start();
  type(1, 100);
  expect(said).toEqual(['kept']);
  type(20, 50);
  expect(said.length).toBeGreaterThan(9);
});

test('the first keystrokes update the form quickly, even during fast typing', () => {
  const { said, type } = start(false);
  type(3, 40);
  expect(said).toContain('changed');
});

test('pending input reaches the form only when flushed', () => {
  const { said, typed, flush, isWaiting } = start();
  flush();
  expect(said).toEqual([]);
  typed();
  expect(isWaiting()).toBe(true);
  flush();
  expect(said).toEqual(['changed']);
  expect(isWaiting()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(said).toEqual(['changed']);
});
