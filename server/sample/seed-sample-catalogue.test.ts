import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { updateTimeZone } from '../../db/start/update-time-zone.ts';
import { allRows, refuseRows, testDatabase } from '../../db/testing/database.ts';
import { seedSampleCatalogue } from './seed-sample-catalogue.ts';

const now = new Date('2026-05-17T10:30:00Z');

async function newDatabase() {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  return { db: database.db, address: database.address, now };
}

const tables = [
  'product',
  'product_category',
  'product_translation',
  'banner',
  'exclusive_bonus',
  'top_list_entry',
  'promo_code',
  'regulator',
  'payment_method',
  'provider',
] as const;

test('a new database is seeded once, with every write in the log', async () => {
  const target = await newDatabase();
  expect(await seedSampleCatalogue(target)).toBe(true);
  const first = await Promise.all(tables.map((table) => allRows(target.db, table)));

  const [products, , , ...others] = first.map(({ length }) => length);
  const regions = 2;
  const criteria = 1;
  const pages = 8;
  const written = [products, ...others, regions, criteria, pages].reduce((a = 0, b = 0) => a + b);
  expect(await allRows(target.db, 'change')).toHaveLength(written ?? 0);

  expect(await seedSampleCatalogue(target)).toBe(false);
  expect(await Promise.all(tables.map((table) => allRows(target.db, table)))).toEqual(first);

  const another = await newDatabase();
  await seedSampleCatalogue(another);
  expect(await Promise.all(tables.map((table) => allRows(another.db, table)))).toEqual(first);
});

test('when two processes seed the same new database concurrently, one of them does', async () => {
  const target = await newDatabase();
  const other = await openDatabase(target.address);
  onTestFinished(() => other.close());
  const filled = await Promise.all(
    [target.db, other.db].map((db) => seedSampleCatalogue({ ...target, db })),
  );
  expect(filled.toSorted()).toEqual([false, true]);
  expect(await allRows(target.db, 'product')).toHaveLength(60);
});

test('if the last rows cannot be written, none are', async () => {
  const target = await newDatabase();
  await refuseRows(target.db, 'promo_code');
  await expect(seedSampleCatalogue(target)).rejects.toThrow('refused');
  for (const table of [...tables, 'change'] as const) {
    expect(await allRows(target.db, table)).toEqual([]);
  }
});

test('a sample code’s days are counted in the site’s time zone', async () => {
  const target = { ...(await newDatabase()), now: new Date('2026-05-17T22:30:00Z') };
  await updateTimeZone(target.db, 'Pacific/Auckland');
  await seedSampleCatalogue(target);
  const ends = (await allRows(target.db, 'promo_code'))
    .map(({ expires_at }) => expires_at)
    .filter((end) => end !== null);
  expect(String(ends.sort()[0])).toBe('2026-04-28 23:59:00');
});
