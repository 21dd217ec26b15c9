// Runs on SQLite only: the request log does not depend on the database.
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
afterEach(() => given.app.close());

async function idOf(
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const response = await given.app.inject({ url, headers, remoteAddress });
  return response.headers['x-request-id'];
}

const own = /^[\w-]{8}-[0-9a-z]+$/;

test('every response has its request ID, including cached and refused ones', async () => {
  given = await testApp({ SITE_URL: 'https://board.example' });
  const ids: unknown[] = [];
  for (const url of [
    '/api/products',
    '/api/products',
    '/api/products/0',
    '/api/nothing',
    '/api/%zz',
    '/api/admin/session',
    '/api/trpc/catalogue.products?input={}',
    '/api/trpc/nothing',
    '/robots.txt',
    '/metrics',
  ]) {
    const id = await idOf(url);
    expect(id, url).toMatch(own);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('the ID from a trusted proxy is kept', async () => {
  given = await testApp({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.1' });
  const headers = { 'x-request-id': 'from-the-balancer-1' };
  for (const peer of ['10.1.2.3', '192.0.2.1']) {
    expect(await idOf('/api/products', headers, peer)).toBe('from-the-balancer-1');
    expect(await idOf('/api/nothing', headers, peer)).toBe('from-the-balancer-1');
  }
  expect(await idOf('/api/products', headers, '192.0.2.2')).toMatch(own);
});

test.each(['true', '1'])('with TRUST_PROXY=%s every peer’s ID is kept', async (TRUST_PROXY) => {
  given = await testApp({ TRUST_PROXY });
  expect(await idOf('/api/products', { 'x-request-id': 'from-the-balancer-1' })).toBe(
    'from-the-balancer-1',
  );
});

test('IDs from other peers are ignored', async () => {
  given = await testApp();
  expect(await idOf('/api/products', { 'x-request-id': 'from-a-stranger' })).toMatch(own);
});

test.each([
  '',
  'short',
  'a b c d e f g h',
  '<script>alert(1)</script>',
  'x'.repeat(129),
  'naïve-naïve',
  '"}{"a":"',
])('replaces a malformed ID: %s', async (id) => {
  given = await testApp({ TRUST_PROXY: '1' });
  expect(await idOf('/api/products', { 'x-request-id': id })).toMatch(own);
});
