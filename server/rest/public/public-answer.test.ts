/**
 * Lists every public response with what it depends on and how long caches may keep it. The dependencies are measured:
 * each path is requested with and without each cookie, in another market, and after all scheduled changes.
 */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitorSecret } from '../../testing/app.ts';
import { withRoutes } from '../../testing/route.ts';
import { mailServer } from '../../visitor/account/testing/mail-server.ts';
import { breakCookies } from '../../visitor/break/break-cookie.ts';
import { type TimedSite, timedSite } from './testing/timed-site.ts';
import { sessionCookies } from './testing/visitor-cookies.ts';

const midnight = Date.parse('2027-01-01T00:00:00Z');
const hour = 60 * 60_000;
const host = 'board.example';

type Row = [path: string, dependsOn: string, cacheControl: string, vary: string];

const brief = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const trpc = (read: string, input: string) =>
  `/api/trpc/catalogue.${read}?input=${encodeURIComponent(input)}`;

/** Rows for responses with the same dependencies and the same cache headers. */
const all = (dependsOn: string, control: string, vary: string, paths: string[]) =>
  paths.map((path): Row => [path, dependsOn, control, vary]);
const visitor = 'market break ?market time';

const answers: Row[] = [
  ...all('break ?market time', brief, 'cookie', [
    ...['/api/search?q=harbor', '/api/products/1', '/api/top', '/api/banners', '/api/bonuses'],
    ...['/api/promocodes', '/api/products'],
  ]),
  ...all('break ?market time', brief, 'cookie', ['/api/saved-items?products=1&bonuses=2']),
  ...all('time', brief, 'cookie', ['/api/pages?kind=guide', '/api/pages/guide/frost-guide']),
  ...all('', brief, 'cookie', ['/api/layout/casino', '/api/scoring', '/api/openapi.json']),
  ...all('', 'no-store', 'cookie', ['/api/health', '/api/health/ready']),
  ...all('', 'no-store', '', [
    ...['/api/*', '/api/online', '/api/postback/:key', '/api/staff/passkeys', '/metrics'],
    ...['/api/docs/static/*', '/uploads/:picture/:file', '/site-icon/:version/:file'],
  ]),
  ...all('', '', '', ['/api/docs', '/api/docs/json', '/api/docs/yaml']),
  ...all('?market', '', '', ['/api/docs/']),
  ...all('', '', '', ['/.well-known/change-password']),
  ...all('break', 'no-store', '', ['/api/break']),
  ...all('session', 'no-store', '', [
    ...['/api/account', '/api/account/saved-items', '/api/account/data', '/api/account/follows'],
    ...['/api/account/sessions', '/account'],
  ]),
  ...all('break time', 'no-cache', 'trpc-accept, accept, cookie', [
    ...['markets', 'settings', 'bonuses'].map((read) => trpc(read, '{}')),
    ...[trpc('product', '{"id":1}'), trpc('products', '{}'), trpc('search', '{"q":"harbor"}')],
  ]),
  ...all('time', 'no-cache', 'trpc-accept, accept, cookie', [
    trpc('contentPages', '{"kind":"guide"}'),
  ]),
  ...all('', 'no-store', 'trpc-accept, accept, cookie', ['/api/trpc/catalogue.nothing']),
  ...all('', brief, 'accept-encoding', ['/robots.txt', '/manifest.webmanifest']),
  ...all('time', brief, 'accept-encoding', ['/feed.xml', '/sitemap.xml', '/sitemap-1.xml']),
  ...all(visitor, brief, 'cookie', ['/follow.xml?about=codes', '/follow.xml?about=product-1']),
  ...all('', 'public, max-age=31536000, immutable', 'accept-encoding', [
    ...['/speculation-rules.json', '/assets/*'],
  ]),
  ...all('time', 'public, max-age=3600', '', ['/.well-known/security.txt']),
  ...all('', 'public, max-age=3600', '', ['/.well-known/passkey-endpoints']),
  ...all('', 'public, max-age=3600', '', [
    ...['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource'],
    '/.well-known/oauth-protected-resource/mcp',
  ]),
  ...all('', 'no-store', '', ['/mcp', '/oauth/authorize']),
  ...all('', 'public, max-age=86400', '', [
    ...['/apple-touch-icon.png', '/favicon.ico', '/icon-192.png', '/icon-512.png'],
    ...['/icon-maskable-512.png', '/icon.svg', '/share.png'],
  ]),
  ...all(visitor, 'private, no-cache', 'accept-encoding, cookie', [
    ...['/break', '/follow?about=codes', '/saved'],
  ]),
  ...all(visitor, 'no-store', 'accept-encoding, cookie', [
    ...['/unsubscribe', '/unsubscribe/done', '/unsubscribe/failed', '/signin/password'],
    ...['/signin/confirm', '/signin/stop', '/signin/sent', '/signin/confirmed'],
    ...['/signin/stopped', '/signin/expired'],
  ]),
  ...all('market break session ?market time', 'no-store', 'accept-encoding, cookie', [
    ...['/signin', '/signin/ready'],
  ]),
  ...all('market break ?market', 'no-store', '', ['/go/product/1']),
  ...all('', 'no-store', '', ['/preview/release/:token']),
  ...all('market break time', 'no-store', 'accept-encoding, cookie', ['/go/bonus/99']),
  ...all('market break language ?market time', brief, 'accept-encoding, cookie', ['/']),
  ...all('market ?market', brief, 'accept-encoding, cookie', ['/product/1']),
  ...all(visitor, brief, 'accept-encoding, cookie', [
    ...['/partners', '/contact', '/report?about=product-1', '/casino', '/casino/all', '/bets'],
    ...[
      '/bets/all',
      '/casino/1',
      '/casino/99',
      '/bonuses',
      '/bonuses/all',
      '/compare',
      '/fit',
      '/promocodes',
      '/guides',
    ],
    ...['/guides/frost-guide', '/reviews', '/reviews/none', '/support', '/about'],
    ...['/how-bonuses-cost', '/how-we-rate', '/*'],
  ]),
];

/** Contains an expiry date half a year ahead, so an old copy does no harm. */
const mayBeOld = new Set(['/.well-known/security.txt']);

/** Paths to request for routes that have parameters or need a query. */
const samples: Record<string, string[]> = {
  '/api/search': ['/api/search?q=harbor'],
  '/api/products/:id': ['/api/products/1'],
  '/api/pages': ['/api/pages?kind=guide'],
  '/api/pages/:kind/:slug': ['/api/pages/guide/frost-guide'],
  '/api/layout/:page': ['/api/layout/casino'],
  '/api/trpc/:path': [
    ...['products', 'markets', 'settings', 'bonuses'].map((read) => trpc(read, '{}')),
    trpc('product', '{"id":1}'),
    trpc('search', '{"q":"harbor"}'),
    trpc('contentPages', '{"kind":"guide"}'),
    '/api/trpc/catalogue.nothing',
  ],
  '/follow.xml': ['/follow.xml?about=codes', '/follow.xml?about=product-1'],
  '/api/saved-items': ['/api/saved-items?products=1&bonuses=2'],
  '/follow': ['/follow?about=codes'],
  '/report': ['/report?about=product-1'],
  '/sitemap-:file.xml': ['/sitemap-1.xml'],
  '/go/:kind/:id': ['/go/product/1', '/go/bonus/99'],
  '/casino/:id': ['/casino/1', '/casino/99'],
  '/product/:id': ['/product/1'],
  '/guides/:slug': ['/guides/frost-guide'],
  '/reviews/:slug': ['/reviews/none'],
};

/** Paths that only staff and programs use, and Turkish pages, which are rendered like the English ones. */
const isOther = (path: string) => /^\/(api\/admin|admin|tr)(\/|$)/.test(path);

let site: TimedSite;
let mail: Awaited<ReturnType<typeof mailServer>>;
let paths: string[];
let cookies: Record<string, string>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 2 * hour });
  mail = await mailServer();
  const variables = {
    SMTP_URL: mail.url,
    SITE_URL: `http://${host}`,
    SECURITY_CONTACT: 'mailto:safe@board.example',
  };
  const { given, routes } = await withRoutes(() => timedSite('UTC', midnight, variables));
  site = given;
  const session = await sessionCookies(site, host, mail);
  const end = midnight + 200 * hour;
  const [onBreak = ''] = breakCookies({ end, secret: visitorSecret, isSecure: false });
  cookies = { market: 'market=GB', break: onBreak, session, language: 'language=tr' };
  const read = routes.filter(({ method }) => [method].flat().includes('GET'));
  paths = [...new Set(read.map(({ url }) => url))].filter((path) => !isOther(path));
});
afterAll(async () => {
  vi.useRealTimers();
  await site.app.close();
  await mail.close();
});

const ask = (url: string, cookie?: string) =>
  site.app.inject({ url, headers: { host, accept: 'text/html,*/*', ...(cookie && { cookie }) } });
const inMarket = (url: string) => `${url}${url.includes('?') ? '&' : '?'}market=GB`;

/** Returns the status, target and body, without values that differ in every response. */
const contentOf = ({ statusCode, headers, body }: LightMyRequestResponse) =>
  [
    statusCode,
    headers.location,
    body.replace(/"took_ms":[\d.]+/g, '').replace(/nonce="[^"]*"/g, ''),
  ].join(' ');

function expectSafe(name: string, { headers }: LightMyRequestResponse, dependsOnCookie: boolean) {
  const { 'cache-control': control, vary } = headers;
  const isKeptByNobody = /no-store/.test(String(control));
  const differs = /(^|, ?)cookie(,|$)/.test(String(vary));
  if (dependsOnCookie) expect(`${name}: ${isKeptByNobody || differs}`).toBe(`${name}: true`);
}

async function differences(url: string, base: LightMyRequestResponse) {
  const found: string[] = [];
  const asked: [string, LightMyRequestResponse][] = [];
  for (const [name, cookie] of Object.entries(cookies)) asked.push([name, await ask(url, cookie)]);
  const byCookie = asked.filter(([, other]) => contentOf(other) !== contentOf(base));
  for (const [name, other] of byCookie) {
    found.push(name);
    expectSafe(`${url} with ${name}`, other, true);
  }
  expectSafe(url, base, byCookie.length > 0);
  if (contentOf(await ask(inMarket(url))) !== contentOf(base)) found.push('?market');
  return found;
}

test('every public response depends on exactly what the table lists, and its headers tell caches', async () => {
  const [asset] = /\/assets\/[\w.-]+\.js/.exec((await ask('/')).body) ?? [];
  const urls = paths.flatMap((path) =>
    path === '/assets/*' ? (asset ?? path) : (samples[path] ?? path),
  );
  const before = new Map<string, LightMyRequestResponse>();
  const dependsOn = new Map<string, Set<string>>();
  for (const url of urls) {
    const base = await ask(url);
    before.set(url, base);
    dependsOn.set(url, new Set(await differences(url, base)));
  }
  vi.setSystemTime(midnight + 100 * hour);
  const measured: Row[] = [];
  for (const url of urls) {
    const [base, earlier] = [await ask(url), before.get(url) as LightMyRequestResponse];
    const all = dependsOn.get(url) as Set<string>;
    for (const name of await differences(url, base)) all.add(name);
    if (contentOf(base) !== contentOf(earlier)) all.add('time');
    const order = ['market', 'break', 'session', 'language', '?market', 'time'];
    const words = order.filter((word) => all.has(word)).join(' ');
    const { 'cache-control': control = '', vary = '' } = base.headers;
    const name = url === asset ? '/assets/*' : url.replace(/-[0-9a-f]{8}\.json$/, '.json');
    measured.push([name, words, String(control), String(vary)]);
    const isFresh = /no-store|no-cache|max-age=0/.test(String(control));
    if (all.has('time') && !mayBeOld.has(url)) expect([url, isFresh]).toEqual([url, true]);
  }
  const known = (rows: Row[]) => rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(known(measured)).toEqual(known(answers));
});
