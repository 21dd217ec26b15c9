import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addClickCounts } from '../../../../db/repositories/partner/click-count.ts';
import { updateTimeZone } from '../../../../db/start/update-time-zone.ts';
import { expectProblem } from '../../../testing/rest.ts';
import { now, type ReportApp, reportApp } from './testing/report-app.ts';

let given: ReportApp;
const report = (query: string) => given.report(query);
let one: number;
let other: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  given = await reportApp();
  ({ one, other } = given);
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

test('a period ends today and is compared with the previous one', async () => {
  expect(await report('by=product&period=7d')).toMatchObject({
    from: '2026-03-25',
    to: '2026-03-31',
    before: { from: '2026-03-18', to: '2026-03-24' },
    total: { clicks: 11, repeats: 4, before: 14 },
    items: [
      { key: String(one), name: 'Lantern', clicks: 9, repeats: 3, before: 8 },
      { key: String(other), name: 'Badger', clicks: 2, repeats: 1, before: 6 },
    ],
  });
});

test('today is the day in the time zone of the site', async () => {
  expect(await report('period=yesterday')).toMatchObject({ to: '2026-03-30', today: '2026-03-31' });
  await updateTimeZone(given.db, 'Pacific/Kiritimati');
  expect(await report('period=7d')).toMatchObject({ to: '2026-04-01', today: '2026-04-01' });
});

test.each([
  ['period=today', '2026-03-31', '2026-03-31', '2026-03-30', '2026-03-30'],
  ['period=yesterday', '2026-03-30', '2026-03-30', '2026-03-29', '2026-03-29'],
  ['period=month', '2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['period=last_month', '2026-02-01', '2026-02-28', '2026-01-04', '2026-01-31'],
  ['period=last_month&compare=year', '2026-02-01', '2026-02-28', '2025-02-01', '2025-02-28'],
  [
    'from=2024-02-29&to=2024-03-02&compare=year',
    '2024-02-29',
    '2024-03-02',
    '2023-03-01',
    '2023-03-03',
  ],
])('%s is from %s to %s, compared with %s to %s', async (query, from, to, beforeFrom, beforeTo) => {
  expect(await report(query)).toMatchObject({
    ...{ from, to },
    before: { from: beforeFrom, to: beforeTo },
  });
});

test('clicks are compared with the same days last year', async () => {
  await addClickCounts(given.db, [given.count('2025-03-31', 40), given.count('2025-03-24', 1)]);
  const { total, days } = await report('period=7d&compare=year');
  expect(total).toMatchObject({ clicks: 11, before: 40 });
  expect(days.at(-1)).toEqual({ day: '2026-03-31', clicks: 6, before: 40 });
});

test('clicks are added up by week and month, and each is compared with the previous period', async () => {
  const by = async (dimension: string) =>
    (await report(`by=${dimension}&from=2026-03-18&to=2026-03-31`)).items.map(
      ({ key, clicks, before }: Record<string, unknown>) => [key, clicks, before],
    );
  expect(await by('week')).toEqual([
    ['2026-03-18', 6, 0],
    ['2026-03-23', 11, 0],
    ['2026-03-30', 8, 9],
  ]);
  expect(await by('month')).toEqual([['2026-03-18', 25, 9]]);
});

test('the chart has every day of the period, including days without clicks', async () => {
  const { days } = await report('period=7d');
  expect(
    days.map(({ day, clicks, before }: Record<string, unknown>) => [day, clicks, before]),
  ).toEqual([
    ...[
      ['2026-03-25', 3, 6],
      ['2026-03-26', 0, 0],
      ['2026-03-27', 0, 0],
      ['2026-03-28', 0, 0],
    ],
    ...[
      ['2026-03-29', 0, 0],
      ['2026-03-30', 2, 0],
      ['2026-03-31', 6, 8],
    ],
  ]);
});

test.each([
  ['page', { casino: 10, product: 1 }],
  ['block', { popular: 10, hero: 1 }],
  ['market', { US: 9, TR: 2 }],
])('clicks are added up by %s', async (by, sums) => {
  const { items } = await report(`by=${by}&period=7d`);
  expect(
    Object.fromEntries(
      items.map(({ key, clicks }: { key: string; clicks: number }) => [key, clicks]),
    ),
  ).toEqual(sums);
});

test('a position is compared with the first one in its block', async () => {
  const { items } = await report('by=position&period=7d');
  expect(items).toMatchObject([
    { block: 'popular', position: 1, clicks: 8, of_first: 1 },
    { block: 'popular', position: 2, clicks: 2, of_first: 0.25 },
    { block: 'hero', position: 0, clicks: 1, of_first: null },
  ]);
});

test('a report on one product or market leaves out all others', async () => {
  const ofProduct = await report(`by=page&period=7d&product=${one}`);
  expect(ofProduct.total.clicks).toBe(9);
  expect((await report('by=product&period=7d&market=TR')).items).toMatchObject([
    { name: 'Badger', clicks: 2 },
  ]);
});

test('a custom period may lie in the past or in another year', async () => {
  const { total, before, days } = await report('by=day&from=2026-03-17&to=2026-03-18');
  expect(total).toMatchObject({ clicks: 15, before: 0 });
  expect(before).toEqual({ from: '2026-03-15', to: '2026-03-16' });
  expect(days).toHaveLength(2);
  expect((await report('period=12m')).total).toMatchObject({ clicks: 34 });
});

test.each([
  'by=visitor',
  'period=1d',
  'from=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2026-02-30&to=2026-03-01',
  'from=x&to=y',
  'product=x',
  'market=',
  'market=FR',
  'market=US&market=TR',
  'from=0000-01-01&to=0000-01-02',
])('refuses %s', async (query) => {
  expectProblem(await given.call('GET', `/admin/reports/clicks?${query}`), 'bad_input', 400);
});

test.each([
  ['from=x', ['from']],
  ['from=x&to=2026-03-01', ['from']],
  ['from=2026-03-01', ['to']],
  ['to=2026-03-01', ['to']],
])('the error for %s lists each mistake once', async (query, paths) => {
  const { body } = await given.call('GET', `/admin/reports/clicks?${query}`);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
});

test.each(['1970-01-01', '9999-12-01'])('a period that starts on %s can be read', async (from) => {
  const to = from.replace(/\d\d$/, '31');
  const { days, total } = await report(`by=product&from=${from}&to=${to}`);
  expect([days.length, total.clicks]).toEqual([31, 0]);
});

test('a deleted product is still in the report', async () => {
  await given.call('DELETE', `/admin/products/${other}`);
  expect((await report('by=product&period=7d')).items[1].name).toBe(`Product ${other}, deleted`);
});

test('the table can be exported, and formulas in it are escaped', async () => {
  const { i18n, ...product } = (await given.call('GET', `/admin/products/${one}`)).body;
  i18n.en.name = '=1+1';
  await given.call('PUT', `/admin/products/${one}`, { ...product, i18n });
  const { headers, text } = await given.call('GET', '/admin/reports/clicks/export?period=7d');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffkey,name,clicks,repeats,before,of_first,signups,signups_before,deposits,deposits_before',
    `${one},'=1+1,9,3,8,,0,0,0,0`,
  ]);
});
