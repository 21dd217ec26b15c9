import { afterEach, beforeEach, expect, test } from 'vitest';
import { measures } from '../../../db/metrics/measure.ts';
import { insertWebhook } from '../../../db/repositories/webhook/webhook.ts';
import { loseTable } from '../../../db/testing/failure.ts';
import { type TestApp, testApp, token } from '../../testing/app.ts';
import { writeJobRecord } from '../nightly/job-record.ts';
import { readSamples } from './testing/samples.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const host = 'localhost:3000';
const scrape = async ({ app }: TestApp = given) =>
  readSamples((await app.inject({ url: '/metrics', headers: { host } })).body);

/** Tests in one process share its counters, so each checks what its own requests add. */
async function added(name: string, labels: Record<string, string>, work: () => Promise<unknown>) {
  const before = (await scrape()).sum(name, labels);
  await work();
  return (await scrape()).sum(name, labels) - before;
}

type Access = { headers?: Record<string, string>; remoteAddress?: string };
const statusOf = async ({ headers, ...from }: Access, { app } = given) =>
  (await app.inject({ url: '/metrics', ...from, headers: { host, ...headers } })).statusCode;

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  'a program on this machine needs no token: %s',
  async (remoteAddress) => {
    expect(await statusOf({ remoteAddress })).toBe(200);
  },
);

test.each(['192.0.2.1', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1'])(
  'a remote request needs a token: %s',
  async (remoteAddress) => {
    expect(await statusOf({ remoteAddress })).toBe(401);
    const headers = { 'x-admin-token': token };
    expect(await statusOf({ remoteAddress, headers })).toBe(200);
    expect(await statusOf({ remoteAddress, headers: { 'x-admin-token': 'wrong' } })).toBe(401);
    expect(await statusOf({ remoteAddress, headers: { authorization: `Bearer ${token}` } })).toBe(
      200,
    );
    expect(await statusOf({ remoteAddress, headers: { authorization: `Basic ${token}` } })).toBe(
      401,
    );
  },
);

const proxied: Record<string, string>[] = [
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '192.0.2.1' },
  { 'x-real-ip': '192.0.2.1' },
  { forwarded: 'for=192.0.2.1' },
  { via: '1.1 balancer' },
  { host: 'aceboard.example' },
];

test.each(['false', 'true', '1', '127.0.0.1'])(
  'a request through a local proxy needs a token, with TRUST_PROXY=%s',
  async (TRUST_PROXY) => {
    const behind = await testApp({ TRUST_PROXY });
    for (const headers of proxied) expect(await statusOf({ headers }, behind)).toBe(401);
    expect(await statusOf({}, behind)).toBe(200);
    await behind.app.close();
  },
);

test('wrong tokens count toward the same limit as elsewhere', async () => {
  const limited = await testApp({ RATE_LIMIT: '600' });
  const headers = { authorization: 'Bearer wrong' };
  const remoteAddress = '192.0.2.7';
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await statusOf({ headers, remoteAddress }, limited)).toBe(401);
  }
  expect(await statusOf({ headers, remoteAddress }, limited)).toBe(429);
  const session = await limited.call('GET', '/admin/session', undefined, { remoteAddress });
  expect(session.status).toBe(429);
  await limited.app.close();
});

test('every value is a number, even in the first scrape', async () => {
  for (const { name, value } of (await scrape()).samples) {
    expect(value, name).toBeGreaterThanOrEqual(0);
    expect(value, name).toBeLessThan(2 ** 53);
    if (name.startsWith('nodejs_eventloop')) expect(value, name).toBeLessThan(1_000);
  }
});

test('requests are counted by pattern, so clients cannot add labels', async () => {
  const name = 'aceboard_http_request_seconds_count';
  const product = await given.make.product();
  for (const [labels, work] of [
    [
      { method: 'GET', route: '/api/products/:id', status: '200' },
      () => given.call('GET', `/products/${product.id}`),
    ],
    [{ method: 'GET', route: '/api/*', status: '404' }, () => given.call('GET', '/one-of-many')],
    [{ method: 'GET', route: 'unreadable', status: '400' }, () => given.app.inject('/api/%zz')],
    [{ method: 'GET', route: 'unknown', status: '404' }, () => given.app.inject('/wp-login.php')],
  ] as const) {
    expect(await added(name, labels, work)).toBe(1);
  }
  const routes = (await scrape()).values('route');
  expect(routes).not.toContainEqual(expect.stringMatching(/one-of-many|wp-login|zz/));
});

test('a cached response is counted too', async () => {
  await given.call('GET', '/products?limit=7');
  const labels = { method: 'GET', route: '/api/products', status: '200' };
  const again = () => given.call('GET', '/products?limit=7');
  expect(await added('aceboard_http_request_seconds_count', labels, again)).toBe(1);
  const hit = { cache: 'results', outcome: 'hit' };
  expect(await added('aceboard_cache_lookups_total', hit, again)).toBe(1);
});

test('cache sizes are exposed', async () => {
  await given.call('GET', '/products?limit=7');
  const shown = await scrape();
  expect(shown.sum('aceboard_cache_entries', { cache: 'results' })).toBeGreaterThan(0);
  expect(shown.sum('aceboard_cache_bytes', { cache: 'results' })).toBeGreaterThan(1_000);
});

test('searches, writes and refusals are counted', async () => {
  const search = () => given.call('GET', '/search?q=velvet');
  const embedded = { engine: 'embedded' };
  expect(await added('aceboard_search_seconds_count', embedded, search)).toBe(1);
  const committed = { outcome: 'committed' };
  expect(await added('aceboard_write_seconds_count', committed, given.make.product)).toBe(1);
  const limited = await testApp({ RATE_LIMIT: '1' });
  const tooMany = async () => {
    for (const status of [200, 429]) {
      expect((await limited.call('GET', '/products')).status).toBe(status);
    }
  };
  expect(await added('aceboard_limit_hits_total', { limit: 'requests' }, tooMany)).toBe(1);
  await limited.app.close();
});

test('the metrics and the readiness check agree', async () => {
  await given.call('GET', '/search?q=velvet');
  expect((await scrape()).sum('aceboard_ready', {})).toBe(1);
  await loseTable(given.db, 'change');
  const shown = await scrape();
  expect(shown.sum('aceboard_ready', {})).toBe(0);
  // Everything else is exposed even though the database fails.
  expect(shown.names).toContain('process_resident_memory_bytes');
  expect(shown.names).not.toContain('aceboard_change_log_head');
});

test('the metrics show how far behind nightly jobs and webhooks are', async () => {
  const { db } = given;
  const succeeded_at = new Date(Date.now() - 7_200_000).toISOString();
  await writeJobRecord(db, 'click cleanup', { succeeded_at });
  await writeJobRecord(db, 'visitor cleanup', { failed_at: succeeded_at, reason: 'no room' });
  await writeJobRecord(db, 'backup', { failed_at: succeeded_at, reason: 'no folder' });
  const draft = { name: 'A', url: 'https://receiver.example', kinds: [], paused: false };
  await insertWebhook(db, draft, { secret: 'whsec_x', cursor: 0 });
  await given.make.product();
  const shown = await scrape();
  const age = shown.sum('aceboard_nightly_job_age_seconds', { nightly_job: 'click cleanup' });
  expect(Math.round(age / 3600)).toBe(2);
  const failing = (nightly_job: string) =>
    shown.sum('aceboard_nightly_job_failing', { nightly_job });
  expect(failing('click cleanup')).toBe(0);
  expect(failing('visitor cleanup')).toBe(1);
  expect(shown.lines.filter((line) => line.includes('nightly_job="backup"'))).toEqual([]);
  const webhook = { webhook: '1', state: 'active' };
  expect(shown.sum('aceboard_webhook_pending_changes', webhook)).toBe(1);
});

test('the process itself is measured, and every metric has a label for the process', async () => {
  await scrape();
  const { names, lines } = await scrape();
  expect(names).toEqual(
    expect.arrayContaining([
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_open_fds',
    ]),
  );
  expect(lines.filter((line) => !/process="[^"]+:\d+"/.test(line))).toEqual([]);
});

test('no label has a name that Prometheus itself sets', async () => {
  const { lines } = await scrape();
  expect(lines.filter((line) => /[{,](job|instance)=/.test(line))).toEqual([]);
});

test('every metric has a unique name', async () => {
  await scrape();
  const names = measures.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
