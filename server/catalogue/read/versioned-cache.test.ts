import { expect, test } from 'vitest';
import { versionedCache } from './versioned-cache.ts';

/** The test sets the cache's version and counts the values created. */
function counted(maxBytes = 100_000) {
  const state = { version: 1, made: 0 };
  const version = { current: () => state.version };
  const cache = versionedCache<{ text: string }>({
    name: 'test',
    version,
    maxBytes,
    bytesOf: () => 0,
  });
  const get = (key: string, text = 'value', isKept = true) =>
    cache.get(key, async () => {
      state.made += 1;
      return { value: { text }, isKept };
    });
  return { state, cache, get };
}

test('a value is created once for consecutive and concurrent requests', async () => {
  const { state, cache, get } = counted();
  const [first, second] = await Promise.all([get('a'), get('a')]);
  expect(second).toBe(first);
  expect(await get('a')).toBe(first);
  expect(cache.find('a')).toBe(first);
  expect(state.made).toBe(1);
});

test('a value expires with its version and is passed on to create the next', async () => {
  const { state, cache, get } = counted();
  const first = await get('a');
  state.version = 2;
  expect(cache.find('a')).toBeUndefined();
  const offered = await cache.get('a', async (outdated) => ({
    value: outdated ?? { text: 'nothing was offered' },
    isKept: true,
  }));
  expect(offered).toBe(first);
  expect(cache.find('a')).toBe(first);
});

test('a request after a write never gets a value whose creation started before it', async () => {
  const { state, cache, get } = counted();
  const slow = Promise.withResolvers<void>();
  const before = cache.get('a', async () => {
    await slow.promise;
    return { value: { text: 'before' }, isKept: true };
  });
  state.version = 2;
  const after = get('a', 'after');
  slow.resolve();
  expect(await after).toEqual({ text: 'after' });
  expect(await before).toEqual({ text: 'before' });
  expect(await get('a', 'again')).toEqual({ text: 'after' });
});

test('a value is not stored if there was a write while it was being created', async () => {
  const { state, cache, get } = counted();
  await cache.get('a', async () => {
    state.version = 2;
    return { value: { text: 'between' }, isKept: true };
  });
  expect(cache.find('a')).toBeUndefined();
  expect(await get('a')).toEqual({ text: 'value' });
});

test('neither errors nor values marked as uncacheable are stored', async () => {
  const { state, cache, get } = counted();
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await get('a', 'once', false);
  expect(cache.find('a')).toBeUndefined();
  await get('a');
  expect(state.made).toBe(2);
});

test('100,000 different keys stay within the limit, and a value in use is retained', async () => {
  const maxBytes = 1_000_000;
  const { state, cache, get } = counted(maxBytes);
  await get('in use');
  for (let n = 0; n < 100_000; n += 1) {
    await get(`made up ${n}`);
    if (n % 100 === 0) await get('in use');
  }
  const { entries, bytes } = cache.size();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(entries).toBeLessThan(maxBytes / 500);
  expect(entries).toBeGreaterThan(100);
  expect(state.made).toBe(100_001);
});
