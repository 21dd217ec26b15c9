import { expect, test, vi } from 'vitest';
import { windowLimit } from './window-limit.ts';

test('a key waits for the rest of its window, and no other key with it', () => {
  let now = 0;
  const limit = windowLimit({ limit: 2, now: () => now });
  limit.count('a');
  expect(limit.wait('a')).toBe(0);
  now = 10_000;
  limit.count('a');
  expect(limit.wait('a')).toBe(50);
  expect(limit.wait('b')).toBe(0);
  now = 59_999;
  expect(limit.wait('a')).toBe(1);
  now = 60_000;
  expect(limit.wait('a')).toBe(0);
});

test('an act that is taken back does not count, and all of a key can be forgotten', () => {
  const limit = windowLimit({ limit: 2 });
  limit.count('a');
  limit.count('a');
  limit.takeBack('a');
  expect(limit.wait('a')).toBe(0);
  limit.count('a');
  expect(limit.wait('a')).toBeGreaterThan(0);
  limit.forget('a');
  expect(limit.wait('a')).toBe(0);
});

test('a wall clock that is set, forward or back, neither ends nor lengthens a wait', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limit = windowLimit({ limit: 1 });
  limit.count('a');
  const anHour = 60 * 60_000;
  for (const set of [anHour, -anHour]) {
    vi.setSystemTime(Date.now() + set);
    expect(limit.wait('a')).toBe(60);
  }
  vi.useRealTimers();
});
