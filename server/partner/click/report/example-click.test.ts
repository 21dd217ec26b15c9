/** The example data of the sample shows up in reports, but is never counted. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxCrossColumns } from '#contract/partner/click-crossing.ts';
import { clickDimensions } from '#contract/partner/click-dimension.ts';
import { allRows } from '../../../../db/testing/database.ts';
import { seedSampleCatalogue } from '../../../sample/seed-sample-catalogue.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

const now = new Date('2026-03-31T12:00:00Z');
let given: TestApp;

async function open() {
  vi.useFakeTimers({ toFake: ['Date'], now });
  given = await testApp();
  await seedSampleCatalogue({ db: given.db, now });
}

async function close() {
  vi.useRealTimers();
  await given.app.close();
}

const report = async (query: string) =>
  (await given.call('GET', `/admin/reports/clicks?${query}`)).body;

describe('the example data of a new portal', () => {
  beforeAll(open);
  afterAll(close);

  test('a new portal’s report has plausible example data, which can be left out', async () => {
    const shown = await report('period=28d');
    expect(shown.has_examples).toBe(true);
    expect(shown.items[0].name).toBe('Lucky Harbor');
    expect(shown.total.before).toBeGreaterThan(100);
    expect(shown.total.clicks).toBeGreaterThan(shown.total.before);
    expect(shown.total.signups).toBeGreaterThan(shown.total.deposits);
    expect(shown.total.money[0].earned).toBeGreaterThan(0);
    const on = (weekday: number) =>
      shown.days
        .filter(({ day }: { day: string }) => new Date(day).getUTCDay() === weekday)
        .reduce((sum: number, { clicks }: { clicks: number }) => sum + clicks, 0);
    expect(on(6)).toBeGreaterThan(on(2));
    expect(await report('period=28d')).toEqual(shown);

    const hidden = await report('period=28d&examples=exclude');
    expect(hidden).toMatchObject({
      has_examples: false,
      total: { clicks: 0, money: [] },
      items: [],
    });
  });

  test.each(clickDimensions)(
    'the example data by %s adds up to the total, also for one market and product',
    async (by) => {
      for (const filter of ['', '&market=TR', '&product=1', '&market=US&product=1']) {
        const { items, total } = await report(`by=${by}&period=90d${filter}`);
        const sum = items.reduce((sum: number, { clicks }: { clicks: number }) => sum + clicks, 0);
        expect(sum).toBe(total.clicks);
        expect(sum).toBeGreaterThan(0);
      }
    },
  );

  test.each([
    ['product', 'device'],
    ['device', 'product'],
    ['page', 'position'],
    ['week', 'campaign'],
    ['country', 'month'],
  ])('the example data by %s and %s adds up to the clicks of each row', async (by, cross) => {
    const { items, columns } = await report(`by=${by}&cross=${cross}&period=28d`);
    const plain = (await report(`by=${by}&period=28d`)).items;
    expect(columns.length).toBeGreaterThan(0);
    for (const [index, { key, clicks, cells }] of items.entries()) {
      expect([key, clicks]).toEqual([plain[index].key, plain[index].clicks]);
      const sum = cells.reduce((sum: number, cell: number) => sum + cell, 0);
      if (columns.length < maxCrossColumns) expect(sum).toBe(clicks);
      else expect(sum).toBeLessThanOrEqual(clicks);
    }
  });

  test('example data is not stored as clicks and ends the day before the sample was added', async () => {
    expect(await allRows(given.db, 'click_count')).toEqual([]);
    expect(await allRows(given.db, 'conversion_count')).toEqual([]);
    expect(await report('period=today')).toMatchObject({ total: { clicks: 0 } });
  });
});

describe('after a change', () => {
  beforeEach(open);
  afterEach(close);

  test('a deleted product has no example data', async () => {
    await given.call('DELETE', '/admin/products/1');
    const { items } = await report('period=28d');
    expect(items.map(({ key }: { key: string }) => key)).not.toContain('1');
  });

  test('removing the sample deletes its example data for good', async () => {
    const { version } = (await given.call('GET', '/admin/sample')).body;
    await given.call('POST', '/admin/sample/removals', { version });
    expect(await report('period=28d')).toMatchObject({ has_examples: false, items: [] });
    const { removed } = (await given.call('GET', '/admin/sample')).body;
    await given.call('POST', '/admin/sample/removals/undo', { at: removed.at });
    expect(await report('period=28d')).toMatchObject({ has_examples: false, items: [] });
  });
});
