import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addConversionCounts } from '../../../../db/repositories/partner/conversion.ts';
import { now, type ReportApp, reportApp } from './testing/report-app.ts';

let given: ReportApp;
const report = (query: string) => given.report(query);
let one: number;
let other: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  given = await reportApp();
  ({ one, other } = given);
  await addConversionCounts(given.db, [
    ...[reported('signup', 0), reported('signup', 0, { day: '2026-03-31' })],
    ...[reported('deposit', 5000), reported('earning', 1800)],
    reported('earning', 900, { currency: 'EUR', day: '2026-03-31' }),
    reported('earning', 4000, { product_id: other, market_code: 'TR', position: 2 }),
    reported('earning', 7777, { day: '2026-03-24' }),
  ]);
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

type Counted = Parameters<typeof addConversionCounts>[1][number];

const reported = (event: 'signup' | 'deposit' | 'earning', amount: number, more = {}): Counted => ({
  day: '2026-03-30',
  product_id: one,
  market_code: 'US',
  event,
  currency: 'USD',
  page: 'casino',
  block: 'popular',
  position: 1,
  conversions: 1,
  amount,
  ...more,
});

const usd = (deposited: number, earned: number, epc: number | null) => ({
  currency: 'USD',
  deposited,
  earned,
  epc,
});
const eur = { currency: 'EUR', deposited: 0, earned: 900, epc: 100 };

test('conversions are added up per product and currency, next to its clicks', async () => {
  const { items, total } = await report('by=product&period=7d');
  expect(items).toMatchObject([
    { name: 'Lantern', clicks: 9, signups: 2, deposits: 1, money: [usd(5000, 1800, 200), eur] },
    { name: 'Badger', clicks: 2, signups: 0, deposits: 0, money: [usd(0, 4000, 2000)] },
  ]);
  expect(total).toMatchObject({ clicks: 11, signups: 2, deposits: 1 });
  expect(total.money).toEqual([
    { ...usd(5000, 5800, 5800 / 11), earned_before: 7777 },
    { ...eur, epc: 900 / 11, earned_before: 0 },
  ]);
});

test('conversions are added up by day, market and position, also for one product', async () => {
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

test('conversions belong only to the period, not to a campaign or device', async () => {
  const { items, total } = await report('by=device&period=7d');
  expect(items).toMatchObject([{ key: '', clicks: 11, signups: 0, money: [] }]);
  expect(total).toMatchObject({ signups: 2, deposits: 1 });
});

test('conversions are shown even without a click in the period', async () => {
  const { items } = await report(`by=day&from=2026-03-24&to=2026-03-24&market=US&product=${other}`);
  expect(items).toMatchObject([{ clicks: 0, money: [] }]);
  await addConversionCounts(given.db, [reported('earning', 300, { day: '2026-03-10' })]);
  const past = await report('by=product&from=2026-03-10&to=2026-03-10');
  expect(past.items).toMatchObject([{ name: 'Lantern', clicks: 0, money: [usd(0, 300, null)] }]);
});

test('sums of conversions may exceed any realistic amount', async () => {
  const much = Array.from({ length: 100 }, () => reported('earning', 99_999_999_999_900));
  await addConversionCounts(given.db, much);
  const { total } = await report('by=product&period=7d');
  expect(total.money[0].earned).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
});

test('the export contains conversions, with a column per currency', async () => {
  const { text } = await given.call('GET', '/admin/reports/clicks/export?period=7d');
  expect(text.split('\r\n')).toEqual([
    '\ufeffkey,name,clicks,repeats,before,of_first,signups,signups_before,deposits,deposits_before,' +
      'deposited_USD,earned_USD,earned_before_USD,epc_USD,' +
      'deposited_EUR,earned_EUR,earned_before_EUR,epc_EUR',
    `${one},Lantern,9,3,8,,2,0,1,0,50.00,18.00,77.77,2.00,0.00,9.00,0.00,1.00`,
    `${other},Badger,2,1,6,,0,0,0,0,0.00,40.00,0.00,20.00,0.00,0.00,0.00,0.00`,
    '',
  ]);
});

test('the export shows a reversed earning as a negative number, so that spreadsheets can add it up', async () => {
  const taken = reported('earning', -4000_00, { product_id: other });
  await addConversionCounts(given.db, [taken]);
  const { text } = await given.call('GET', '/admin/reports/clicks/export?period=7d');
  expect(text).toContain(',-3960,');
  expect(text).not.toContain("'-");
});
