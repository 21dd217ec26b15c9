// Runs on SQLite only: headers do not depend on the database.
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';

let given: TestApp;
afterEach(() => given.app.close());

const start = async (variables: Record<string, string>) => {
  given = await testApp(variables);
  return given.app.listen({ port: 0, host: '127.0.0.1' });
};

const everyKind: [kind: string, path: string, init?: RequestInit][] = [
  ['a response', '/api/products'],
  ['a cached response', '/api/products'],
  ['an unknown path', '/api/nothing'],
  ['a wrong method', '/api/products', { method: 'DELETE' }],
  ['a URL that cannot be decoded', '/api/%ff'],
  ['a refusal', '/api/admin/products'],
  ['a call over tRPC', '/api/trpc/nothing'],
  ['the number of visitors', '/api/online', { method: 'HEAD' }],
  ['the API’s page', '/api/docs/'],
  ['a file', '/robots.txt'],
  ['an unknown image', '/uploads/0123456789abcdef0123456789abcdef/160.webp'],
  ['a redirect', '/.well-known/change-password'],
  ['the metrics', '/metrics'],
  ['a preflight', '/api/inquiries', { method: 'OPTIONS' }],
  ['an unsupported type', '/api/inquiries', { method: 'POST', body: 'text' }],
  ['a read by an editor', '/api/admin/products', { headers: { 'x-admin-token': token } }],
];

test('every response forbids sniffing, framing and embedding on other sites', async () => {
  const url = await start({ ONLINE_COUNTER: 'live' });
  for (const [kind, path, init] of everyKind) {
    const { headers } = await fetch(url + path, { redirect: 'manual', ...init });
    expect(Object.fromEntries(headers), kind).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.* base-uri 'none';.* frame-ancestors 'none'$/,
      ),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.has('strict-transport-security'), kind).toBe(false);
  }
});

test('every response of an https site enforces https', async () => {
  const url = await start({ SITE_URL: 'https://cards.example', ONLINE_COUNTER: 'live' });
  for (const [kind, path, init] of everyKind) {
    const { headers } = await fetch(url + path, { redirect: 'manual', ...init });
    expect(headers.get('strict-transport-security'), kind).toBe('max-age=31536000');
  }
});

test.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%s covers subdomains', async (HSTS, header) => {
  const url = await start({ SITE_URL: 'https://cards.example', HSTS });
  const { headers } = await fetch(`${url}/robots.txt`);
  expect(headers.get('strict-transport-security')).toBe(header);
});
