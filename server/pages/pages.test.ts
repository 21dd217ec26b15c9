// Runs on SQLite only: the HTML of pages is the same on both.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { listening } from '../testing/rest.ts';
import { speculationRules } from './files/speculation-rules.ts';

let given: TestApp;
let send: Awaited<ReturnType<typeof listening>>;

beforeAll(async () => {
  given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  for (const market_code of ['US', 'TR'] as const) {
    await given.make.promoCode({ code: `IN-${market_code}`, market_code });
  }
  send = await listening(given);
});
afterAll(() => given.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  given.app.inject({ url, headers });

const named = (name: string) => ({ i18n: { en: { name } } });

describe('the home page', () => {
  const chosen = { cookie: 'language=tr' };
  const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };

  test('redirects a visitor who chose Turkish to the Turkish home page', async () => {
    const { statusCode, headers } = await get('/', chosen);
    expect([statusCode, headers.location]).toEqual([302, '/tr']);
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/?market=TR&x=1', chosen)).headers.location).toBe('/tr?market=TR');
    const typed = { ...chosen, 'sec-fetch-site': 'none' };
    expect((await get('/', typed)).headers.location).toBe('/tr');
  });

  test('redirects a browser without a chosen language to that of its market', async () => {
    const inTurkey = { ...opened, cookie: 'market=TR' };
    expect((await get('/', inTurkey)).headers.location).toBe('/tr');
    expect((await get('/?market=TR', opened)).headers.location).toBe('/tr?market=TR');
    expect((await get('/?market=US', inTurkey)).statusCode).toBe(200);
    expect((await get('/?market=TR')).statusCode).toBe(200);
  });

  test.each<Record<string, string>>([
    { cookie: 'language=en' },
    { cookie: 'other=1' },
    { 'accept-language': 'tr' },
    { cookie: 'market=TR' },
    { ...opened, cookie: 'market=TR; language=en' },
    { ...opened, cookie: 'market=TR', 'sec-fetch-site': 'same-origin' },
    { ...chosen, 'sec-fetch-site': 'same-origin' },
  ])('doesn’t redirect other visitors: %j', async (headers) => {
    const answer = await get('/', headers);
    expect([answer.statusCode, answer.headers.vary]).toEqual([200, 'accept-encoding, cookie']);
  });

  test.each(['/casino', '/bets', '/nowhere', '/tr', '/tr/casino'])(
    'is the only page to redirect: %s keeps its language',
    async (path) => {
      const answer = await get(path, chosen);
      expect(answer.statusCode).toBe(path === '/nowhere' ? 404 : 200);
      expect(answer.body).toContain(`<html lang="${path.startsWith('/tr') ? 'tr' : 'en'}"`);
    },
  );
});

test('an unchanged page answers 304', async () => {
  const { etag } = (await get('/casino')).headers;
  expect(etag).toMatch(/./);
  expect((await get('/casino', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  const head = await given.app.inject({ method: 'HEAD', url: '/casino' });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, '']);
});

test('the policy allows the page’s scripts by hash, and the page has no style attribute', async () => {
  const { headers, body } = await get('/casino');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^(?!.*unsafe).* object-src 'none'; base-uri 'none'; /);
  const scripts = [...body.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
  expect(scripts).not.toEqual([]);
  const contents = [...scripts.map(([, content = '']) => content), speculationRules];
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('base64'));
  expect([...policy.matchAll(/'sha256-(.*?)'/g)].map(([, hash]) => hash)).toEqual(hashes);
  expect(body).not.toContain('nonce');
  expect(body).not.toMatch(/<[^>]+\sstyle="/);
});

test('a page has only one URL', async () => {
  const answer = await get('/casino/?market=TR&x=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/casino?market=TR']);
  const external = await send('GET', '//elsewhere.example/', {});
  expect(new Headers(external.headers as HeadersInit).get('location')).toBe('/elsewhere.example');
});

test('the admin is a shell that is neither cached nor indexed, and the same for everybody', async () => {
  const { statusCode, headers, body } = await get('/admin/products');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(body).not.toContain('Create product');
});

test('caches separate markets and store nothing about a visitor', async () => {
  const american = await get('/promocodes', { cookie: 'visitor=seventeen' });
  const turkish = await get('/promocodes', { cookie: 'visitor=seventeen; market=TR' });
  const inUrl = await get('/promocodes?market=TR', { cookie: 'market=US' });
  expect(american.body).toBe((await get('/promocodes')).body);
  expect(american.body).toContain('21+ in the United States');
  expect(american.body).not.toContain('IN-TR');
  for (const { body } of [turkish, inUrl]) {
    expect(body).toContain('18+ in Türkiye');
    expect(body).not.toContain('IN-US');
  }
  expect(american.headers.vary).toBe('accept-encoding, cookie');
  expect(turkish.headers.vary).toBe('accept-encoding, cookie');
  expect(inUrl.headers.vary).toBe('accept-encoding, cookie');
  for (const { headers, body } of [american, turkish, inUrl]) {
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toContain('seventeen');
  }
});

describe('an unknown or malformed path', () => {
  test.each([
    '/nowhere',
    '/admin/nowhere',
    '/tr/admin',
    '/assets/nowhere.js',
    '/CASINO',
    '/Tr/casino',
    '/signin/elsewhere',
    '/signin/toString',
    ...['1', '0', '02', 'two', '999', '99999999999'].map((page) => `/promocodes/${page}`),
    ...['0', 'abc', '987654321', '1.5', '01', '9'.repeat(23)].map((id) => `/casino/${id}`),
    ...['/product/987654321', '/product/abc', '/tr/product/0'],
  ])('%s answers 404', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  test('shows an error within the site’s layout, in the language of the path', async () => {
    for (const [path, heading] of [
      ['/nowhere', 'Page not found'],
      ['/casino/987654321', 'Page not found'],
      ['/tr/nowhere', 'Sayfa bulunamadı'],
      ['/tr/casino/987654321', 'Sayfa bulunamadı'],
    ] as const) {
      const { body } = await get(path);
      expect(body.match(/<h1[^>]*>([^<]+)</)?.[1], path).toBe(heading);
      for (const part of ['<header', '<main', '<footer']) expect(body, path).toContain(part);
    }
  });

  test.each([
    ['/%', 404, 400],
    ['/tr/%ff', 404, 400],
    ['/a\\b', 404, 404],
    ['/api/%', 400, 400],
  ])('%s answers %d to browsers and %d to other clients', async (path, page, problem) => {
    const typeOf = ({ headers }: { headers: object }) =>
      new Headers(headers as HeadersInit).get('content-type');
    const shown = await send('GET', path, { accept: 'text/html,*/*;q=0.8' });
    expect(shown.status).toBe(page);
    const isPage = !path.startsWith('/api');
    expect(typeOf(shown)).toMatch(isPage ? /^text\/html/ : /^application\/problem\+json/);
    const other = await send('GET', path, { accept: 'application/json' });
    expect(other.status).toBe(problem);
    expect(typeOf(other)).toMatch(/^application\/problem\+json/);
  });
});

test('a wrong method answers 405 for a page and 404 for an unknown path', async () => {
  for (const url of ['/', '/casino', '/tr/bets', '/casino/1', '/favicon.ico', '/sitemap.xml']) {
    const { statusCode, headers } = await given.app.inject({ method: 'POST', url });
    expect(statusCode, url).toBe(405);
    expect(String(headers.allow).split(', ').sort()).toEqual(['GET', 'HEAD']);
  }
  expect((await given.app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
});

test('/product/{id} redirects to the product’s page in its language and market', async () => {
  const { id } = await given.make.product();
  for (const [from, to] of [
    [`/product/${id}`, `/casino/${id}`],
    [`/tr/product/${id}`, `/tr/casino/${id}`],
    [`/product/${id}?market=TR`, `/casino/${id}?market=TR`],
    [`/tr/product/${id}?market=US`, `/tr/casino/${id}?market=US`],
  ] as const) {
    const { statusCode, headers } = await get(from);
    expect([from, statusCode, headers.location]).toEqual([from, 308, to]);
  }
});

describe('before any script has run', () => {
  test.each([
    ['/promocodes?code=5', '/tr/promocodes?code=5'],
    ['/promocodes?code=5', '/promocodes?market=TR'],
    ['/promocodes?code=5', '/signin?back=%2Fpromocodes%3Fcode%3D5'],
    ['/tr/promocodes?code=5', '/tr/signin?back=%2Ftr%2Fpromocodes%3Fcode%3D5'],
    ['/search?q=bell', '/tr/search?q=bell'],
    ['/search?q=bell', '/search?q=bell&amp;market=TR'],
    ['/signin?back=%2Fbets', '/tr/signin?back=%2Ftr%2Fbets'],
    ['/signin?back=%2Fbets', '/signin?back=%2Fbets&amp;market=TR'],
    ['/signin/password?token=a', '/tr/signin/password?token=a'],
  ])('%s links to another language, market or sign-in as %s', async (path, href) => {
    expect((await get(path)).body).toContain(`href="${href}"`);
  });
});

describe('a page immediately shows a change', () => {
  test('to a product, whose name is not treated as markup', async () => {
    const { id } = await given.make.product(named('Before The Edit'));
    const path = `/casino/${id}`;
    expect((await get(path)).body).toContain('Before The Edit');
    const name = 'After </script><b>the edit';
    await given.call('PUT', `/admin/products/${id}`, named(name));
    const { body } = await get(path);
    expect(body).not.toContain('Before The Edit');
    expect(body).toContain('After &lt;/script&gt;&lt;b&gt;the edit');
    expect(body).not.toContain(name);
    await given.make.promoCode({ code: 'JUSTNOW', product_id: id });
    expect((await get(path)).body).toContain('JUSTNOW');
    await productResource.delete(given.writer, id);
    expect((await get(path)).statusCode).toBe(404);
  });

  test('to a promo code', async () => {
    const { id } = await given.make.promoCode({ code: 'BEFOREHAND' });
    expect((await get('/promocodes')).body).toContain('BEFOREHAND');
    await given.call('PUT', `/admin/promocodes/${id}`, { code: 'AFTERWARDS' });
    const { body } = await get('/promocodes');
    expect(body).toContain('AFTERWARDS');
    expect(body).not.toContain('BEFOREHAND');
    await promoCodeResource.delete(given.writer, id);
    expect((await get('/promocodes')).body).not.toContain('AFTERWARDS');
  });
});
