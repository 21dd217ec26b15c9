import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addClickCounts, type ClickCount } from '../../../db/repositories/partner/click-count.ts';
import { addConversionCounts } from '../../../db/repositories/partner/conversion.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

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

test('a period ends today and is compared with the previous one', async () => {
  expect(await report('by=product&period=7d')).toMatchObject({
    ...{ from: '2026-03-25', to: '2026-03-31', before: { from: '2026-03-18', to: '2026-03-24' } },
    total: { clicks: 11, repeats: 4, before: 14 },
    items: [
      { key: String(one), name: 'Lantern', clicks: 9, repeats: 3, before: 8 },
      { key: String(other), name: 'Badger', clicks: 2, repeats: 1, before: 6 },
    ],
  });
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

test('a position is compared with the first one of its block', async () => {
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
])('the error for %s names each mistake once', async (query, paths) => {
  const { body } = await given.call('GET', `/admin/reports/clicks?${query}`);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
});

test.each(['1970-01-01', '9999-12-01'])('a period from %s is read like any other', async (from) => {
  const to = from.replace(/\d\d$/, '31');
  const { days, total } = await report(`by=product&from=${from}&to=${to}`);
  expect([days.length, total.clicks]).toEqual([31, 0]);
});

test('a deleted product stays in the report', async () => {
  await given.call('DELETE', `/admin/products/${other}`);
  expect((await report('by=product&period=7d')).items[1].name).toBe(`Product ${other}, deleted`);
});

test('the table can be downloaded, without running formulas', async () => {
  const { i18n, ...product } = (await given.call('GET', `/admin/products/${one}`)).body;
  i18n.en.name = '=1+1';
  await given.call('PUT', `/admin/products/${one}`, { ...product, i18n });
  const { headers, text } = await given.call('GET', '/admin/reports/clicks/export?period=7d');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffkey,name,clicks,repeats,before,of_first,signups,deposits',
    `${one},'=1+1,9,3,8,,0,0`,
  ]);
});

describe('conversions in the report', () => {
  const reported = (event: 'signup' | 'deposit' | 'earning', amount: number, more = {}) => ({
    ...{ day: '2026-03-30', product_id: one, market_code: 'US', event, currency: 'USD' },
    ...{ page: 'casino', block: 'popular', position: 1, conversions: 1, amount },
    ...more,
  });

  beforeEach(() =>
    addConversionCounts(given.db, [
      ...[reported('signup', 0), reported('signup', 0, { day: '2026-03-31' })],
      ...[reported('deposit', 5000), reported('earning', 1800)],
      reported('earning', 900, { currency: 'EUR', day: '2026-03-31' }),
      reported('earning', 4000, { product_id: other, market_code: 'TR', position: 2 }),
      reported('earning', 7777, { day: '2026-03-24' }),
    ] as never),
  );

  const usd = (deposited: number, earned: number, epc: number | null) => ({
    ...{ currency: 'USD', deposited, earned, epc },
  });
  const eur = { currency: 'EUR', deposited: 0, earned: 900, epc: 100 };

  test('are added up per product and currency, next to its clicks', async () => {
    const { items, total } = await report('by=product&period=7d');
    expect(items).toMatchObject([
      { name: 'Lantern', clicks: 9, signups: 2, deposits: 1, money: [usd(5000, 1800, 200), eur] },
      { name: 'Badger', clicks: 2, signups: 0, deposits: 0, money: [usd(0, 4000, 2000)] },
    ]);
    expect(total).toMatchObject({ clicks: 11, signups: 2, deposits: 1 });
    expect(total.money).toEqual([usd(5000, 5800, 5800 / 11), { ...eur, epc: 900 / 11 }]);
  });

  test('are added up by day, market and position, also for one product', async () => {
    const byDay = (await report('by=day&period=7d')).items;
    expect(byDay.at(-2)).toMatchObject({ signups: 1, money: [usd(5000, 5800, 2900)] });
    expect(byDay.at(-3)).toMatchObject({ signups: 0, deposits: 0, money: [] });
    const byMarket = (await report('by=market&period=7d')).items;
    expect(byMarket[1]).toMatchObject({ key: 'TR', money: [usd(0, 4000, 2000)] });
    const byPosition = (await report(`by=position&period=7d&product=${one}`)).items;
    expect(byPosition[0]).toMatchObject({
      position: 1,
      clicks: 8,
      money: [usd(5000, 1800, 225), { ...eur, epc: 112.5 }],
    });
  });

  test('are shown even without a click in the period', async () => {
    const { items } = await report(
      `by=day&from=2026-03-24&to=2026-03-24&market=US&product=${other}`,
    );
    expect(items).toMatchObject([{ clicks: 0, money: [] }]);
    await addConversionCounts(given.db, [reported('earning', 300, { day: '2026-03-10' })] as never);
    const past = await report('by=product&from=2026-03-10&to=2026-03-10');
    expect(past.items).toMatchObject([{ name: 'Lantern', clicks: 0, money: [usd(0, 300, null)] }]);
  });

  test('may exceed any realistic amount', async () => {
    const much = Array.from({ length: 100 }, () => reported('earning', 99_999_999_999_900));
    await addConversionCounts(given.db, much as never);
    const { total } = await report('by=product&period=7d');
    expect(total.money[0].earned).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  });

  test('are in the download, with a column per currency', async () => {
    const { text } = await given.call('GET', '/admin/reports/clicks/export?period=7d');
    expect(text.split('\r\n')).toEqual([
      '\ufeffkey,name,clicks,repeats,before,of_first,signups,deposits,' +
        'deposited_USD,earned_USD,epc_USD,deposited_EUR,earned_EUR,epc_EUR',
      `${one},Lantern,9,3,8,,2,1,50.00,18.00,2.00,0.00,9.00,1.00`,
      `${other},Badger,2,1,6,,0,0,0.00,40.00,20.00,0.00,0.00,0.00`,
      '',
    ]);
  });

  test('show a reversed earning as a negative number in the download, so that sums work', async () => {
    const taken = reported('earning', -4000_00, { product_id: other });
    await addConversionCounts(given.db, [taken] as never);
    const { text } = await given.call('GET', '/admin/reports/clicks/export?period=7d');
    expect(text).toContain(',-3960,');
    expect(text).not.toContain("'-");
  });
});
