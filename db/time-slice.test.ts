import { afterEach, expect, test, vi } from 'vitest';
import { timeSlices } from './time-slice.ts';

afterEach(() => vi.useRealTimers());

async function yields(yieldTurn: () => Promise<void>): Promise<boolean> {
  let hasYielded = false;
  setImmediate(() => {
    hasYielded = true;
  });
  await yieldTurn();
  return hasYielded;
}

test('a write, which blocks other writes, yields less often than other work', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [reading, writing] = [timeSlices(), timeSlices('writing')];
  expect(await yields(reading)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await yields(reading)).toBe(true);
  expect(await yields(writing)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await yields(writing)).toBe(true);
});
