/** Browsers report how fast pages were, and only counts are stored. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { hideTable } from '../../../db/testing/failure.ts';
import { deleteOldSpeedCounts } from '../../operation/page-speed/delete-old-speed-counts.ts';
import { visitsPerNetwork } from '../../operation/page-speed/measured-visit-limit.ts';
import { browser } from '../../partner/click/testing/click-app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const visit = { page: 'casino', connection: '4g', ttfb: 3, lcp: 5, inp: 2, cls: 0 };
type Sent = { ip?: string; userAgent?: string; headers?: Record<string, string> };

const sendTo = (
  { call }: TestApp,
  body: unknown,
  { ip = '203.0.113.7', userAgent = browser, headers }: Sent = {},
) =>
  call('POST', '/page-speed', undefined, {
    remoteAddress: ip,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'user-agent': userAgent,
      'content-type': 'text/plain;charset=UTF-8',
      ...headers,
    },
  });
const send = (body: unknown, sent?: Sent) => sendTo(given, body, sent);

async function stored() {
  await given.deps.pageSpeed.write();
  const rows = await allRows(given.db, 'page_speed_count');
  return rows.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

test('a visit adds one to the count of each of its buckets', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  const { status, headers, text } = await send(visit);
  expect([status, headers['cache-control'], text]).toEqual([204, 'no-store', '']);
  await send({ page: 'casino', connection: '4g', ttfb: 3, cls: 1 });
  const where = { day: '2026-03-01', page: 'casino', device: 'desktop', connection: 'unknown' };
  expect(await stored()).toEqual([
    { ...where, metric: 'cls', bucket: 0, visits: 1 },
    { ...where, metric: 'cls', bucket: 1, visits: 1 },
    { ...where, metric: 'inp', bucket: 2, visits: 1 },
    { ...where, metric: 'lcp', bucket: 5, visits: 1 },
    { ...where, metric: 'ttfb', bucket: 3, visits: 2 },
  ]);
});

test('the device is stored, but not the connection, which older pages still send', async () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari';
  await send({ page: 'product', ttfb: 0, connection: '3g' }, { userAgent: phone });
  expect(await stored()).toMatchObject([{ device: 'phone', connection: 'unknown' }]);
});

test.each([
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
  ['no browser', { userAgent: '' }],
  ['Do Not Track', { headers: { dnt: '1' } }],
  ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
  ['a visitor who opted out', { headers: { cookie: 'a=b; counted=no' } }],
  ['a page being prefetched', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
])('%s is answered but not counted', async (_name, sent) => {
  expect((await send(visit, sent)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

describe('refuses', () => {
  test.each([
    ['an unknown page', { page: '/casino/7' }],
    ['the admin', { page: 'admin' }],
    ['a negative bucket', { lcp: -1 }],
    ['a bucket beyond the last', { lcp: 20 }],
    ['a part of a bucket', { inp: 1.5 }],
    ['a number as text', { cls: '1' }],
    ['a visit without the server’s response time', { ttfb: undefined }],
    ['anything else about the visit', { url: 'https://site.example/casino' }],
    ['a device', { device: 'phone' }],
  ])('%s', async (_name, wrong) => {
    expectProblem(await send({ ...visit, ...wrong }), 'bad_input', 400);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['a list', [visit]],
    ['nothing', ''],
    ['half an object', '{"page":"casino"'],
    ['a reserved name', '{"page":"casino","ttfb":1,"__proto__":{}}'],
    ['a number too large', '{"page":"casino","ttfb":1e400}'],
  ])('%s', async (_name, body) => {
    expectProblem(await send(body), 'bad_input', 400);
    expect(await stored()).toEqual([]);
  });

  test('more than a kilobyte, before reading it', async () => {
    expectProblem(await send({ ...visit, page: 'a'.repeat(1_100) }), 'too_large', 413);
  });

  test('another type', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expectProblem(await send('page=casino', { headers }), 'unsupported_type', 415);
  });

  test.each([[{ origin: 'https://elsewhere.example' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'another site: %o',
    async (headers) => {
      expectProblem(await send(visit, { headers }), 'forbidden', 403);
      expect(await stored()).toEqual([]);
    },
  );
});

test('only a limited number of visits per network count each day', async () => {
  const ttfbCount = async () => (await stored()).find(({ metric }) => metric === 'ttfb')?.visits;
  for (let sent = 0; sent < visitsPerNetwork + 10; sent += 1) {
    expect((await send(visit, { userAgent: `${browser} ${sent}` })).status).toBe(204);
  }
  expect(await ttfbCount()).toBe(visitsPerNetwork);
  await send(visit, { ip: '203.0.113.8' });
  expect(await ttfbCount()).toBe(visitsPerNetwork + 1);
});

test('a customer with many IPv6 networks counts as sixteen of them', async () => {
  for (let network = 0; network < 20; network += 1) {
    for (let sent = 0; sent < visitsPerNetwork; sent += 1) {
      await send({ page: 'bets', ttfb: 1 }, { ip: `2001:db8:1:${network.toString(16)}::1` });
    }
  }
  expect(await stored()).toMatchObject([{ visits: 16 * visitsPerNetwork }]);
});

test('visits count towards the request limit of their IP', async () => {
  const limited = await testApp({ RATE_LIMIT: '2' });
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await sendTo(limited, visit)).status);
  expect(statuses).toEqual([204, 204, 429]);
  await limited.app.close();
});

test('browsers do not have to wait for a write', async () => {
  await send(visit);
  expect(await allRows(given.db, 'page_speed_count')).toEqual([]);
  expect(await stored()).toHaveLength(4);
});

test('two processes add up their counts', async () => {
  const other = await testApp({}, { address: given.address });
  for (let visitor = 1; visitor <= 20; visitor += 1) {
    const sent = { ip: `203.0.113.${visitor}` };
    await Promise.all([send(visit, sent), sendTo(other, visit, sent)]);
    await Promise.all([given.deps.pageSpeed.write(), other.deps.pageSpeed.write()]);
  }
  expect((await stored()).map(({ visits }) => visits)).toEqual([40, 40, 40, 40]);
  await other.app.close();
});

test('a process writes its counts before it exits', async () => {
  const other = await testApp({}, { address: given.address });
  await sendTo(other, visit);
  await other.app.close();
  expect(await stored()).toHaveLength(4);
});

test('counts are kept until an unavailable database returns', async () => {
  await send(visit);
  const restore = await hideTable(given.db, 'page_speed_count');
  await given.deps.pageSpeed.write();
  await send(visit);
  await given.deps.pageSpeed.write();
  await restore();
  expect((await stored()).map(({ visits }) => visits)).toEqual([2, 2, 2, 2]);
});

test('counts are deleted after ninety days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  await send(visit);
  await stored();
  vi.setSystemTime('2026-03-02T12:00:00Z');
  await send(visit);
  const clean = (now: string) => deleteOldSpeedCounts(given.db, 'UTC', new Date(now));
  await stored();
  await clean('2026-05-30T12:00:00Z');
  expect(await stored()).toHaveLength(8);
  await clean('2026-05-31T12:00:00Z');
  expect([...new Set((await stored()).map(({ day }) => day))]).toEqual(['2026-03-02']);
});

test('metrics count visits by rating', async () => {
  const read = async () =>
    String((await given.app.inject({ url: '/metrics' })).payload)
      .split('\n')
      .filter((line) => line.startsWith('aceboard_page_speed_total{') && /guides/.test(line))
      .map((line) => line.replace(/,process="[^"]*"/, ''));
  await send({ page: 'guides', ttfb: 9, lcp: 15, inp: 10 });
  await send({ page: 'guides', ttfb: 9 });
  expect((await read()).sort()).toEqual([
    'aceboard_page_speed_total{metric="inp",page="guides",rating="needs_improvement"} 1',
    'aceboard_page_speed_total{metric="lcp",page="guides",rating="poor"} 1',
    'aceboard_page_speed_total{metric="ttfb",page="guides",rating="good"} 2',
  ]);
});
