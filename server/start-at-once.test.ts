import { expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { allRows, emptyDatabase, isPostgres, temporaryFolder } from '../db/testing/database.ts';
import { startServer } from './testing/process.ts';

test('processes that start at once on an empty database fill it once, and all of them serve', async () => {
  const database = await emptyDatabase();
  const shared = temporaryFolder();
  const start = () =>
    isPostgres
      ? startServer(temporaryFolder(), { DATABASE_URL: database, SITE_TIMEZONE: 'Europe/Istanbul' })
      : startServer(shared, { SITE_TIMEZONE: 'Europe/Istanbul' });
  const servers = await Promise.all([start(), start(), start()]);
  const lists = await Promise.all(
    servers.map(async ({ url }) => (await fetch(`${url}/api/products?limit=100`)).text()),
  );
  expect(new Set(lists).size).toBe(1);

  const { db, close } = await openDatabase(isPostgres ? database : `${shared}/aceboard.db`);
  const names = (await allRows(db, 'product_translation'))
    .filter(({ lang }) => lang === 'en')
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  await close();
  expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
});
