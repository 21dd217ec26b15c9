import { expect, test } from 'vitest';
import { type CachedResponse, responseCache } from './response-cache.ts';
import { cachedResponse } from './serve-from-cache.ts';

/** The test moves the version of this cache, and counts the responses that were made. */
function counted(maxBytes?: number) {
  const state = { version: 1, made: 0 };
  const cache = responseCache({ current: () => state.version, close() {} }, maxBytes);
  const ask = (
    url: string,
    input: object,
    make: () => CachedResponse = () => cachedResponse('{"items":[]}'),
    isKept = true,
  ) =>
    cache.get(url, ['products', input], async () => {
      state.made += 1;
      return { response: make(), isKept };
    });
  return { state, cache, ask };
}

test('a response is made once for its input, however its URL is spelled', async () => {
  const { state, cache, ask } = counted();
  const first = await ask('/api/products', { limit: 10 });
  for (let junk = 0; junk < 1000; junk += 1) {
    expect(await ask(`/api/products?junk=${junk}`, { limit: 10 })).toBe(first);
  }
  expect(state.made).toBe(1);
  expect(cache.findByUrl('/api/products?junk=999')).toBe(first);
  expect(cache.findByUrl('/api/products?junk=never-asked')).toBeUndefined();
});

test('made-up inputs evict the response that was least recently used, and never all', async () => {
  const { state, cache, ask } = counted(200_000);
  await ask('/api/products', {});
  for (let made = 0; made < 5000; made += 1) {
    await ask(`/made-up/${made}`, { category: `made-up-${made}` });
    await ask('/api/products', {});
  }
  expect(state.made).toBe(5001);
  expect(cache.findByUrl('/made-up/4999')).toBeDefined();
  expect(cache.findByUrl('/made-up/0')).toBeUndefined();
  const before = state.made;
  await ask('/again', { category: 'made-up-0' });
  expect(state.made).toBe(before + 1);
});

test.each<[counted: string, input: (n: number) => object, make: (n: number) => CachedResponse]>([
  ['keys', (n) => ({ n, category: 'x'.repeat(10_000) }), () => cachedResponse('{}')],
  ['bodies', (n) => ({ n }), () => cachedResponse('x'.repeat(10_000))],
  ['headers', (n) => ({ n }), () => ({ body: '', headers: { etag: 'x'.repeat(10_000) } })],
])('%s count against the bound', async (_counted, input, make) => {
  const { state, ask } = counted(100_000);
  for (let n = 0; n < 100; n += 1) await ask('/', input(n), () => make(n));
  state.made = 0;
  for (let n = 99; n >= 95; n -= 1) await ask('/', input(n), () => make(n));
  expect(state.made).toBeGreaterThan(0);
});

test('a very long URL is answered from the cache, but is not stored in it', async () => {
  const { state, cache, ask } = counted();
  const url = `/api/products?${'x'.repeat(5000)}`;
  await ask(url, {});
  await ask(url, {});
  expect(state.made).toBe(1);
  expect(cache.findByUrl(url)).toBeUndefined();
});

test('a response is dropped when the catalogue changes, and found by its URL once it is made again', async () => {
  const { state, cache, ask } = counted();
  await ask('/api/products', {});
  state.version = 2;
  expect(cache.findByUrl('/api/products')).toBeUndefined();
  await ask('/api/products', {});
  expect(state.made).toBe(2);
  expect(cache.findByUrl('/api/products')).toBeDefined();
});

test('a response is not cached when the catalogue changed while it was made, nor when it is not to be', async () => {
  const { state, cache, ask } = counted();
  await ask('/api/products', {}, () => {
    state.version += 1;
    return cachedResponse('{}');
  });
  await ask('/api/search', { q: 'nothing' }, () => cachedResponse('{}'), false);
  expect(cache.findByUrl('/api/products')).toBeUndefined();
  expect(cache.findByUrl('/api/search')).toBeUndefined();
});
