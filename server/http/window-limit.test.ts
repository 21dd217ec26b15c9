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

test('many keys take no more memory than a bound allows, and those that were counted first go first', () => {
  const limit = windowLimit({ limit: 600 });
  for (let key = 0; key < 1_000; key += 1) {
    for (let time = 0; time < 600; time += 1) limit.count(`${key}`);
  }
  expect(limit.wait('999')).toBeGreaterThan(0);
  expect(limit.wait('800')).toBeGreaterThan(0);
  expect(limit.wait('500')).toBe(0);
});

test('acts that no wait depends on any longer take no room', () => {
  let now = 0;
  const limit = windowLimit({ limit: 600, now: () => now });
  const countAll = (keys: number, times: number, name: string) => {
    for (let act = 0; act < keys * times; act += 1) limit.count(name + Math.floor(act / times));
  };
  countAll(400, 600, 'a');
  now = 60_000;
  countAll(1, 600, 'a');
  countAll(400, 1, 'a');
  countAll(300, 600, 'b');
  expect(limit.wait('a0')).toBeGreaterThan(0);
});

test('a limit holds that is greater than the bound on all keys', () => {
  const limit = windowLimit({ limit: 300_000 });
  for (let time = 0; time < 300_000; time += 1) limit.count('a');
  expect(limit.wait('a')).toBeGreaterThan(0);
});
