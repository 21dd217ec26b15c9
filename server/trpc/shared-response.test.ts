/** A visitor's query is answered from the cache exactly as by tRPC itself. */
// Runs on SQLite only: both responses come from the same reads.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
  await given.make.product({ categories: [1], i18n: { en: { name: 'Lucky Harbor ş' } } });
});

afterEach(() => given.app.close());

const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const url = `/trpc/catalogue.products?input=${input({ category: 'casino' })}`;
const get = (path = url, headers: Record<string, string> = {}) =>
  given.call('GET', path, undefined, { headers });

/** A write that bypasses the change log shows which responses are created again. */
const renameUnnoticed = () =>
  given.db.updateTable('product_translation').set({ name: 'Unseen' }).execute();

test('the second response equals the first', async () => {
  const [made, cached] = [await get(), await get()];
  expect(made.body.result.data.items[0].name).toBe('Lucky Harbor ş');
  expect(cached.text).toBe(made.text);
  // tRPC streams its own responses.
  const own = ['date', 'connection', 'transfer-encoding', 'x-request-id'];
  const headers = Object.entries(made.headers).filter(([name]) => !own.includes(name));
  expect(cached.headers).toMatchObject(Object.fromEntries(headers));
});

test('a cache must revalidate a response, and gets a 304 while nothing has changed', async () => {
  const { etag, ...headers } = (await get()).headers;
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'trpc-accept, accept, cookie',
  });
  const known = await get(url, { 'if-none-match': String(etag) });
  expect([known.status, known.text]).toEqual([304, '']);
  await given.call('PUT', '/admin/products/1', {
    categories: [1],
    i18n: { en: { name: 'Renamed' } },
  });
  expect((await get(url, { 'if-none-match': String(etag) })).status).toBe(200);
});

test.each<[asked: string, headers: Record<string, string>, status: number]>([
  ['as a stream', { 'trpc-accept': 'application/jsonl' }, 400],
  ['as a stream, by its accept header', { accept: 'application/jsonl' }, 400],
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 200],
  ['with a token', { 'x-admin-token': token }, 200],
])('a query sent %s is answered by tRPC itself', async (_asked, headers, status) => {
  const before = await get(url, headers);
  await get();
  const after = await get(url, headers);
  for (const response of [before, after]) {
    expect([response.status, response.headers.etag]).toEqual([status, undefined]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('a batch is answered call by call, from the same results', async () => {
  await get();
  await renameUnnoticed();
  const calls = 'catalogue.products,catalogue.layout';
  const inputs = input({ 0: { category: 'casino' }, 1: { page: 'casino' } });
  const response = await get(`/trpc/${calls}?batch=1&input=${inputs}`);
  expect(response.body[0].result.data.items[0].name).toBe('Lucky Harbor ş');
  expect(response.body[1].result.data.page).toBe('casino');
  expect(response.headers['cache-control']).toBe('no-store');
});

test('an error is created every time and cannot be cached', async () => {
  const missing = `/trpc/catalogue.product?input=${input({ id: 2 })}`;
  for (const _ of ['first', 'second']) {
    const { status, headers } = await get(missing);
    expect([status, headers.etag, headers['cache-control']]).toEqual([404, undefined, 'no-store']);
  }
  await given.make.product();
  expect((await get(missing)).status).toBe(200);
  await given.call('DELETE', '/admin/products/2');
  expect((await get(missing)).status).toBe(404);
});

test('HEAD stays empty, and a search without results is not cached', async () => {
  await get();
  const head = await given.call('HEAD', url);
  expect([head.status, head.text]).toEqual([200, '']);
  const nothing = `/trpc/catalogue.search?input=${input({ q: 'zzzzzz' })}`;
  for (const _ of ['first', 'second']) expect((await get(nothing)).status).toBe(200);
});
