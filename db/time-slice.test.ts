import { afterEach, expect, test, vi } from 'vitest';
import { timeSlices } from './time-slice.ts';

afterEach(() => vi.useRealTimers());

async function waitsForTurn(giveWay: () => Promise<void>): Promise<boolean> {
  let hasTurned = false;
  setImmediate(() => {
    hasTurned = true;
  });
  await giveWay();
  return hasTurned;
}

test('a write, which blocks other writes, yields less often than other work', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [reading, writing] = [timeSlices(), timeSlices('writing')];
  expect(await waitsForTurn(reading)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await waitsForTurn(reading)).toBe(true);
  expect(await waitsForTurn(writing)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await waitsForTurn(writing)).toBe(true);
});
