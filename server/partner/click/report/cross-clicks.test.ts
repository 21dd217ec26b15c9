// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crossings } from '#contract/partner/click-crossing.ts';
import { clickDimensions } from '#contract/partner/click-dimension.ts';
import { addClickCounts } from '../../../../db/repositories/partner/click-count.ts';
import { addOriginCounts } from '../../../../db/repositories/partner/click-origin.ts';
import { expectProblem } from '../../../testing/rest.ts';
import { now, type ReportApp, reportApp } from './testing/report-app.ts';

let given: ReportApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  given = await reportApp();
  await addOriginCounts(given.db, [
    { ...count('phone', 6), product_id: given.one },
    { ...count('tablet', 1), product_id: given.other, market_code: 'TR', day: '2026-03-30' },
  ]);
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const count = (value: string, clicks: number) => ({
  ...{
    dimension: 'device' as const,
    day: '2026-03-31',
    value,
    market_code: 'US',
    clicks,
    repeats: 0,
  },
});

type Item = { key: string; clicks: number; cells: number[] };

async function crossed(query: string) {
  const { columns, items } = await given.report(query);
  return {
    columns: columns.map(({ key }: { key: string }) => key),
    rows: Object.fromEntries(items.map(({ key, cells }: Item) => [key, cells])),
  };
}

test('clicks are split by a second dimension, with the most clicks first', async () => {
  const { one, other } = given;
  expect(await crossed('by=product&cross=market&period=7d')).toEqual({
    columns: ['US', 'TR'],
    rows: { [one]: [9, 0], [other]: [0, 2] },
  });
  expect(await crossed('by=page&cross=position&period=7d')).toEqual({
    columns: ['popular 1', 'popular 2', 'hero 0'],
    rows: { casino: [8, 2, 0], product: [0, 0, 1] },
  });
  expect(await crossed(`by=page&cross=block&period=7d&product=${one}&market=US`)).toEqual({
    columns: ['popular', 'hero'],
    rows: { casino: [8, 0], product: [0, 1] },
  });
});

test('clicks are split by week, and weeks by product, in order of time', async () => {
  const { one, other } = given;
  const days = 'from=2026-03-18&to=2026-03-31';
  expect(await crossed(`by=product&cross=week&${days}`)).toEqual({
    columns: ['2026-03-18', '2026-03-23', '2026-03-30'],
    rows: { [one]: [0, 11, 6], [other]: [6, 0, 2] },
  });
  expect((await crossed(`by=week&cross=product&${days}`)).rows).toEqual({
    '2026-03-18': [0, 6],
    '2026-03-23': [11, 0],
    '2026-03-30': [6, 2],
  });
});

test('clicks of unknown origin have a column or row, too', async () => {
  const { one, other } = given;
  expect(await crossed('by=product&cross=device&period=7d')).toEqual({
    columns: ['phone', '', 'tablet'],
    rows: { [one]: [6, 3, 0], [other]: [0, 1, 1] },
  });
  expect(await crossed('by=device&cross=product&period=7d')).toEqual({
    columns: [String(one), String(other)],
    rows: { phone: [6, 0], tablet: [0, 1], '': [3, 1] },
  });
  expect((await crossed('by=device&cross=day&period=7d')).rows).toMatchObject({ '': [3, 1, 0] });
});

test('only the twelve columns with the most clicks are shown, or the latest twelve days', async () => {
  await addClickCounts(
    given.db,
    Array.from({ length: 20 }, (_, at) =>
      given.count(`2026-03-${10 + at}`, at + 1, { position: at + 1, block: 'top' }),
    ),
  );
  const { columns } = await crossed('by=page&cross=position&period=28d');
  expect(columns).toHaveLength(12);
  expect(columns).toContain('top 20');
  expect(columns).not.toContain('top 1');
  const days = await crossed('by=page&cross=day&period=28d');
  expect(days.columns).toEqual([...days.columns].sort());
  expect([days.columns.length, days.columns.at(-1)]).toEqual([12, '2026-03-31']);
});

test('every supported pair of dimensions can be read, and any other is refused', async () => {
  for (const by of clickDimensions) {
    for (const cross of clickDimensions) {
      const query = `by=${by}&cross=${cross}&period=7d`;
      const { items, columns, errors } = await given.report(query);
      if (!crossings[by].includes(cross)) {
        expect(errors, query).toMatchObject([{ path: 'cross' }]);
        continue;
      }
      expect(columns.length, query).toBeGreaterThan(0);
      for (const { clicks, cells } of items) {
        expect(
          cells.reduce((sum: number, cell: number) => sum + cell, 0),
          query,
        ).toBe(clicks);
      }
    }
  }
  expectProblem(await given.call('GET', '/admin/reports/clicks?cross=visitor'), 'bad_input', 400);
});

test('a split table can be exported, and formulas in its header are escaped', async () => {
  const { i18n, ...product } = (await given.call('GET', `/admin/products/${given.one}`)).body;
  i18n.en.name = '=1+1';
  await given.call('PUT', `/admin/products/${given.one}`, { ...product, i18n });
  const query = 'by=market&cross=product&period=7d';
  const { text } = await given.call('GET', `/admin/reports/clicks/export?${query}`);
  expect(text.split('\r\n')).toEqual([
    "\ufeffkey,name,clicks,'=1+1,Badger",
    'US,US,9,9,0',
    'TR,TR,2,0,2',
    '',
  ]);
});
