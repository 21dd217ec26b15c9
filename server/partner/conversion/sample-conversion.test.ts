import { expect, onTestFinished, test } from 'vitest';
import { seedSampleCatalogue } from '../../sample/seed-sample-catalogue.ts';
import { testApp } from '../../testing/app.ts';

type Row = { clicks: number; signups: number; deposits: number; earned: { amount: number }[] };

test('the conversions of the sample add up to those of the report, per partner and in total', async () => {
  const given = await testApp();
  onTestFinished(() => given.app.close());
  await seedSampleCatalogue({ db: given.db, now: new Date() });
  const { items, has_examples } = (await given.call('GET', '/admin/conversions')).body;
  const report = (await given.call('GET', '/admin/reports/clicks?by=product')).body;
  expect(has_examples).toBe(true);
  expect(items.length).toBeGreaterThan(10);
  for (const row of items) {
    const reported = report.items.find(
      ({ key }: { key: string }) => Number(key) === row.product_id,
    );
    expect(row).toMatchObject({ clicks: reported.clicks, signups: reported.signups });
    expect(row.deposits).toBe(reported.deposits);
    const earned = reported.money.map(({ earned }: { earned: number }) => earned);
    expect(row.earned.map(({ amount }: { amount: number }) => amount)).toEqual(earned);
  }
  const sumOf = (figure: (row: Row) => number) =>
    items.reduce((sum: number, row: Row) => sum + figure(row), 0);
  expect(sumOf(({ signups }) => signups)).toBe(report.total.signups);
  expect(sumOf(({ deposits }) => deposits)).toBe(report.total.deposits);
  expect(sumOf(({ earned }) => earned[0]?.amount ?? 0)).toBe(report.total.money[0].earned);
});
