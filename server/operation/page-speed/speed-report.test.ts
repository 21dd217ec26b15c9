import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SpeedMetric } from '#contract/operation/page-speed.ts';
import { speedThresholds } from '#contract/operation/page-speed.ts';
import { speedBucket } from '#contract/operation/speed-bucket.ts';
import {
  addSpeedCounts,
  type SpeedCount,
} from '../../../db/repositories/operation/page-speed-count.ts';
import { browser } from '../../partner/click/testing/click-app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-28T12:00:00Z') });
  given = await testApp({ SITE_TIMEZONE: 'Pacific/Kiritimati' });
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

/** The current day in Kiritimati. */
const today = '2026-03-29';

/** Stores visits in which the metric had the value. */
const store = (metric: SpeedMetric, value: number, visits: number, row: Partial<SpeedCount> = {}) =>
  addSpeedCounts(given.db, [
    {
      ...{ day: today, page: 'casino', device: 'phone', connection: '4g', metric, visits },
      ...{ bucket: speedBucket(value, speedThresholds[metric]), ...row },
    },
  ]);

const report = async (query = '') =>
  (await given.call('GET', `/admin/reports/speed?${query}`)).body;
const notices = async () => (await given.call('GET', '/admin/dashboard')).body.notices;

test('without visits, the report has no figures', async () => {
  const unknown = { p75: null, rating: null, visits: 0, weeks: [null, null, null, null] };
  expect(await report()).toEqual({
    from: '2026-03-02',
    to: today,
    total: { visits: 0, lcp: unknown, inp: unknown, cls: unknown, ttfb: unknown },
    items: [],
  });
});

test('the report has the 75th percentile of each metric, for the whole period and by week', async () => {
  await store('ttfb', 700, 3);
  await store('ttfb', 1900, 1, { day: '2026-03-02' });
  await store('lcp', 2400, 3);
  await store('lcp', 9000, 1, { day: '2026-03-02' });
  await store('cls', 0.2, 2);
  await store('ttfb', 300, 9, { page: 'guides', day: '2026-03-22' });
  const { total, items } = await report();
  expect(total.visits).toBe(13);
  expect(items).toMatchObject([
    { page: 'guides', visits: 9 },
    { page: 'casino', visits: 4 },
  ]);
  expect(items[1]).toMatchObject({
    ttfb: { p75: 720, rating: 'good', visits: 4 },
    lcp: { p75: 2500, rating: 'good', weeks: [9500, null, null, 2437.5] },
    inp: { p75: null, rating: null, visits: 0 },
    cls: { rating: 'needs_improvement', visits: 2 },
  });
  expect(items[0].ttfb.weeks).toEqual([null, null, 300, null]);
});

test('visits of 28 days count, including the first and the last day', async () => {
  await store('ttfb', 1, 1, { day: '2026-03-01' });
  await store('ttfb', 1, 2, { day: '2026-03-02' });
  await store('ttfb', 1, 4, { day: today });
  await store('ttfb', 1, 8, { day: '2026-03-30' });
  expect((await report()).total.visits).toBe(6);
});

test('the report can be limited to one device', async () => {
  await store('ttfb', 1, 1);
  await store('ttfb', 1, 2, { device: 'desktop' });
  const visits = async (query: string) => (await report(query)).total.visits;
  expect(await visits('device=phone')).toBe(1);
  expect(await visits('device=desktop')).toBe(2);
  expect(await visits('device=tablet')).toBe(0);
  expectProblem(await given.call('GET', '/admin/reports/speed?device=watch'), 'bad_input', 400);
});

test('includes a visit that has just ended', async () => {
  await given.call('POST', '/page-speed', undefined, {
    payload: JSON.stringify({ page: 'search', ttfb: 1 }),
    headers: { 'user-agent': browser, 'content-type': 'text/plain;charset=UTF-8' },
  });
  expect((await report()).items).toMatchObject([{ page: 'search', visits: 1 }]);
});

test('a viewer may read the report over both protocols, and nobody without a token', async () => {
  await store('ttfb', 1, 2);
  const { token } = await given.make.person({ name: 'Vera', role: 'viewer' });
  const headers = { 'x-admin-token': token };
  const answer = await given.call('GET', '/admin/reports/speed', undefined, { headers });
  expect(answer.body).toEqual(await report());
  expect(await trpcClient(given, { headers }).admin.report.speed.query({})).toEqual(answer.body);
  const { statusCode } = await given.app.inject({ url: '/api/admin/reports/speed' });
  expect(statusCode).toBe(401);
});

test('the dashboard lists a kind of page whose speed is poor, until it recovers', async () => {
  await store('lcp', 2000, 70, { page: 'product' });
  await store('lcp', 5900, 30, { page: 'product' });
  await store('inp', 1900, 100, { page: 'product' });
  await store('cls', 0.2, 100, { page: 'product' });
  const poor = [
    { metric: 'lcp', p75: expect.any(Number) },
    { metric: 'inp', p75: 1500 },
  ];
  expect(await notices()).toEqual([{ kind: 'page-slow', page: 'product', poor }]);
  await store('lcp', 2000, 100, { page: 'product' });
  await store('inp', 100, 400, { page: 'product' });
  expect(await notices()).toEqual([]);
});

test('the dashboard ignores few visits, older visits and a slow first byte', async () => {
  await store('lcp', 9000, 99);
  await store('lcp', 9000, 1000, { day: '2026-03-22' });
  await store('ttfb', 9000, 1000);
  expect(await notices()).toEqual([]);
  await store('lcp', 9000, 1, { device: 'desktop', day: '2026-03-23' });
  expect(await notices()).toMatchObject([{ kind: 'page-slow', page: 'casino' }]);
});
