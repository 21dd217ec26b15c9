import { expect, test } from 'vitest';
import { answerOf } from './cached-response.ts';
import { type Answer, answerCache } from './response-cache.ts';

/** A cache with a version that a test moves, and a count of the answers that were made. */
function counted(mostBytes?: number) {
  const state = { version: 1, made: 0 };
  const cache = answerCache({ current: () => state.version, close() {} }, mostBytes);
  const ask = (
    url: string,
    input: object,
    make: () => Answer = () => answerOf('{"items":[]}'),
    isKept = true,
  ) =>
    cache.answer(url, ['products', input], async () => {
      state.made += 1;
      return { answer: make(), isKept };
    });
  return { state, cache, ask };
}

test('an answer is made once for its input, however its URL is spelled', async () => {
  const { state, cache, ask } = counted();
  const first = await ask('/api/products', { limit: 10 });
  for (let junk = 0; junk < 1000; junk += 1) {
    expect(await ask(`/api/products?junk=${junk}`, { limit: 10 })).toBe(first);
  }
  expect(state.made).toBe(1);
  expect(cache.findByUrl('/api/products?junk=999')).toBe(first);
  expect(cache.findByUrl('/api/products?junk=never-asked')).toBeUndefined();
});

test('made-up inputs push out the answer that was asked for least recently, and never all', async () => {
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

test.each<[counted: string, input: (n: number) => object, make: (n: number) => Answer]>([
  ['keys', (n) => ({ n, category: 'x'.repeat(10_000) }), () => answerOf('{}')],
  ['bodies', (n) => ({ n }), () => answerOf('x'.repeat(10_000))],
  ['headers', (n) => ({ n }), () => ({ body: '', headers: { etag: 'x'.repeat(10_000) } })],
])('%s count against the bound', async (_counted, input, make) => {
  const { state, ask } = counted(100_000);
  for (let n = 0; n < 100; n += 1) await ask('/', input(n), () => make(n));
  state.made = 0;
  for (let n = 99; n >= 95; n -= 1) await ask('/', input(n), () => make(n));
  expect(state.made).toBeGreaterThan(0);
});

test('a URL that is very long is answered from what is kept, and not kept itself', async () => {
  const { state, cache, ask } = counted();
  const url = `/api/products?${'x'.repeat(5000)}`;
  await ask(url, {});
  await ask(url, {});
  expect(state.made).toBe(1);
  expect(cache.findByUrl(url)).toBeUndefined();
});

test('an answer is given up as the catalogue moves on, and found by its URL once it is made again', async () => {
  const { state, cache, ask } = counted();
  await ask('/api/products', {});
  state.version = 2;
  expect(cache.findByUrl('/api/products')).toBeUndefined();
  await ask('/api/products', {});
  expect(state.made).toBe(2);
  expect(cache.findByUrl('/api/products')).toBeDefined();
});

test('an answer is not kept when something was written while it was made, nor when it asks not to be', async () => {
  const { state, cache, ask } = counted();
  await ask('/api/products', {}, () => {
    state.version += 1;
    return answerOf('{}');
  });
  await ask('/api/search', { q: 'nothing' }, () => answerOf('{}'), false);
  expect(cache.findByUrl('/api/products')).toBeUndefined();
  expect(cache.findByUrl('/api/search')).toBeUndefined();
});
