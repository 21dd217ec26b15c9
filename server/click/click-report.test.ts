import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addClickCounts, type ClickCount } from '../../db/repositories/click/click-count.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: TestApp;
let one: number;
let other: number;

const count = (day: string, clicks: number, more: Partial<ClickCount> = {}): ClickCount => ({
  ...{ day, product_id: one, kind: 'product', item_id: one, market_code: 'US' },
  ...{ page: 'casino', block: 'popular', position: 1, clicks, repeats: 1 },
  ...more,
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T12:00:00Z') });
  given = await testApp();
  ({ id: one } = await given.make.product({ i18n: { en: { name: 'Lantern' } } }));
  ({ id: other } = await given.make.product({ i18n: { en: { name: 'Badger' } } }));
  const tr = { market_code: 'TR', product_id: other, item_id: other, position: 2 };
  await addClickCounts(given.db, [
    ...[count('2026-03-31', 5), count('2026-03-25', 3), count('2026-03-24', 8)],
    ...[count('2026-03-30', 2, tr), count('2026-03-18', 6, tr), count('2026-03-17', 9, tr)],
    count('2026-03-31', 1, { block: 'hero', position: 0, page: 'product' }),
  ]);
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const report = async (query: string) =>
  (await given.call('GET', `/admin/reports/clicks?${query}`)).body;

test('a period ends today, and is compared with the one before it', async () => {
  expect(await report('by=product&period=7d')).toMatchObject({
    ...{ from: '2026-03-25', to: '2026-03-31', before: { from: '2026-03-18', to: '2026-03-24' } },
    total: { clicks: 11, repeats: 4, before: 14 },
    items: [
      { key: String(one), name: 'Lantern', clicks: 9, repeats: 3, before: 8 },
      { key: String(other), name: 'Badger', clicks: 2, repeats: 1, before: 6 },
    ],
  });
});

test('every day of the period is in the chart, those without clicks too', async () => {
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

test('a position is measured by the first one of its block', async () => {
  const { items } = await report('by=position&period=7d');
  expect(items).toMatchObject([
    { block: 'popular', position: 1, clicks: 8, of_first: 1 },
    { block: 'popular', position: 2, clicks: 2, of_first: 0.25 },
    { block: 'hero', position: 0, clicks: 1, of_first: null },
  ]);
});

test('a report of one product or one market leaves out all others', async () => {
  const ofProduct = await report(`by=page&period=7d&product=${one}`);
  expect(ofProduct.total.clicks).toBe(9);
  expect((await report('by=product&period=7d&market=TR')).items).toMatchObject([
    { name: 'Badger', clicks: 2 },
  ]);
});

test('a period from a day to a day may lie in the past, and be of another year', async () => {
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
])('%s is refused', async (query) => {
  expectProblem(await given.call('GET', `/admin/reports/clicks?${query}`), 'bad_input', 400);
});

test('a deleted product stays in the report', async () => {
  await given.call('DELETE', `/admin/products/${other}`);
  expect((await report('by=product&period=7d')).items[1].name).toBe(`Product ${other}, deleted`);
});

test('the table comes as a file too, and runs no formula', async () => {
  const { i18n, ...product } = (await given.call('GET', `/admin/products/${one}`)).body;
  i18n.en.name = '=1+1';
  await given.call('PUT', `/admin/products/${one}`, { ...product, i18n });
  const { headers, text } = await given.call('GET', '/admin/reports/clicks/export?period=7d');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffkey,name,clicks,repeats,before,of_first',
    `${one},'=1+1,9,3,8,`,
  ]);
});
