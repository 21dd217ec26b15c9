import { expect, test } from 'vitest';
import { partOf } from './preview-part.ts';

const part = (method: string, url: string, headers: Record<string, string> = {}) =>
  partOf({ method, url, headers: { host: 'board.example', ...headers } });

test.each([
  [
    '/',
    '/tr',
    '/casino?market=TR',
    '/casino/5',
    '/search?q=x',
    '/tr/promocodes',
    '/compare?ids=1,2',
  ],
  ['/sitemap.xml', '/robots.txt', '/guides/feed.xml', '/favicon.ico', '/account', '/signin'],
  ['/api/products', '/api/products?market=US', '/api/search?q=x', '/api/saved-items?ids=1'],
  ['/api/trpc/catalogue.products?input={}', '/api/trpc/catalogue.products,catalogue.bonuses'],
  ['/preview/pages/5', '/tr/preview/pages/5'],
])('reads of the public site belong to the preview: %s', (...urls) => {
  for (const url of urls) {
    expect([url, part('GET', url), part('HEAD', url)]).toEqual([url, 'preview', 'preview']);
  }
});

test.each([
  ['/go/banner/1', '/tr/go/banner/1', '/%67o/banner/1', '//go/banner/1', '/go/%zz'],
  ['/api/account', '/api/account/saved', '/api/online', '/api/openapi.json', '/api/postbacks/x'],
  ['/api/nothing', '/api/trpc/catalogue.products,other.call', '/api/trpc/other'],
])('reads that count, send or belong to a person are off: %s', (...urls) => {
  for (const url of urls) expect([url, part('GET', url)]).toEqual([url, 'off']);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s is off at every public address',
  (method) => {
    const urls = [
      ...['/', '/break', '/contact', '/tr/follow', '/signin', '/api/clicks', '/api/inquiries'],
      ...['/api/promocodes/5/vote', '/api/account', '/api/break', '/api/page-speed', '/api/online'],
      ...['/api/trpc/catalogue.inquire', '/api/trpc/catalogue.products', '/api/csp-report'],
      ...['/preview/pages/5', '/unknown'],
    ];
    for (const url of urls) expect([url, part(method, url)]).toEqual([url, 'off']);
  },
);

test('staff, machines and files reach the site itself', () => {
  const urls = [
    ...['/admin', '/admin/products?x=1', '/api/admin/products', '/api/trpc/admin.product.list'],
    ...['/metrics', '/api/health/ready', '/assets/a.js', '/uploads/a.webp', '/preview/leave'],
    ...['/mcp', '/oauth/authorize?client_id=x', '/oauth/token'],
    '/.well-known/oauth-protected-resource/mcp',
  ];
  for (const url of urls) {
    expect([url, part('GET', url), part('POST', url)]).toEqual([url, 'site', 'site']);
  }
  const fromAdmin = { referer: 'http://board.example/admin/products' };
  expect(part('GET', '/api/trpc/catalogue.products', fromAdmin)).toBe('site');
  expect(part('GET', '/casino', fromAdmin)).toBe('site');
});

test('a page of the site that is open in another tab gets the site’s data', () => {
  const fromSite = { referer: 'http://board.example/casino' };
  expect(part('GET', '/api/trpc/catalogue.products', fromSite)).toBe('site');
  expect(part('POST', '/api/clicks', fromSite)).toBe('site');
  expect(part('GET', '/casino', fromSite)).toBe('preview');
});

test('the age gate and the choice about counting only set a cookie, so they still work', () => {
  for (const url of ['/age', '/counting']) expect(part('POST', url)).toBe('site');
});
