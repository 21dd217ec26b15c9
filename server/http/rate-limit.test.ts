import { expect, test, vi } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('a key waits for the rest of its window, independently of other keys', () => {
  let now = 0;
  const limit = rateLimit({ limit: 2, now: () => now });
  limit.count('a');
  expect(limit.retryAfter('a')).toBe(0);
  now = 10_000;
  limit.count('a');
  expect(limit.retryAfter('a')).toBe(50);
  expect(limit.retryAfter('b')).toBe(0);
  now = 59_999;
  expect(limit.retryAfter('a')).toBe(1);
  now = 60_000;
  expect(limit.retryAfter('a')).toBe(0);
});

test('a refunded action does not count, and a key can be reset', () => {
  const limit = rateLimit({ limit: 2 });
  limit.count('a');
  limit.count('a');
  limit.uncount('a');
  expect(limit.retryAfter('a')).toBe(0);
  limit.count('a');
  expect(limit.retryAfter('a')).toBeGreaterThan(0);
  limit.reset('a');
  expect(limit.retryAfter('a')).toBe(0);
});

test('changing the wall clock, forward or back, neither ends nor extends a wait', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limit = rateLimit({ limit: 1 });
  limit.count('a');
  const anHour = 60 * 60_000;
  for (const set of [anHour, -anHour]) {
    vi.setSystemTime(Date.now() + set);
    expect(limit.retryAfter('a')).toBe(60);
  }
  vi.useRealTimers();
});

test('many keys stay within a memory limit, and the oldest are evicted first', () => {
  const limit = rateLimit({ limit: 600 });
  for (let key = 0; key < 1_000; key += 1) {
    for (let time = 0; time < 600; time += 1) limit.count(`${key}`);
  }
  expect(limit.retryAfter('999')).toBeGreaterThan(0);
  expect(limit.retryAfter('800')).toBeGreaterThan(0);
  expect(limit.retryAfter('500')).toBe(0);
});

test('actions from an earlier window use no memory', () => {
  let now = 0;
  const limit = rateLimit({ limit: 600, now: () => now });
  const countAll = (keys: number, times: number, name: string) => {
    for (let act = 0; act < keys * times; act += 1) limit.count(name + Math.floor(act / times));
  };
  countAll(400, 600, 'a');
  now = 60_000;
  countAll(1, 600, 'a');
  countAll(400, 1, 'a');
  countAll(300, 600, 'b');
  expect(limit.retryAfter('a0')).toBeGreaterThan(0);
});

test('a limit above the total limit on keys still applies', () => {
  const limit = rateLimit({ limit: 300_000 });
  for (let time = 0; time < 300_000; time += 1) limit.count('a');
  expect(limit.retryAfter('a')).toBeGreaterThan(0);
});
