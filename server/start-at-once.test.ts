// Runs in test:long only: starts several servers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { allRows, emptyDatabase, isPostgres } from '../db/testing/database.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { startServer } from './testing/process.ts';

test('processes started together on an empty database seed it once, agree on a token and all serve', async () => {
  const database = await emptyDatabase();
  const shared = temporaryFolder();
  const folders = isPostgres ? [] : [shared];
  function ownFolder() {
    const folder = temporaryFolder();
    folders.push(folder);
    return folder;
  }
  const variables = { SITE_TIMEZONE: 'Europe/Istanbul', ADMIN_TOKEN: '' };
  const start = () =>
    isPostgres
      ? startServer(ownFolder(), { ...variables, DATABASE_URL: database })
      : startServer(shared, variables);
  const servers = await Promise.all([start(), start(), start()]);
  const lists = await Promise.all(
    servers.map(async ({ url }) => (await fetch(`${url}/api/products?limit=100`)).text()),
  );
  expect(new Set(lists).size).toBe(1);

  const files = folders.map((folder) => join(folder, 'admin-token')).filter(existsSync);
  expect(files).toHaveLength(1);
  const token = readFileSync(files[0] ?? '', 'utf8').trim();
  for (const { url } of servers) {
    const session = await fetch(`${url}/api/admin/session`, {
      headers: { 'x-admin-token': token },
    });
    expect(session.status).toBe(200);
  }

  const { db, close } = await openDatabase(isPostgres ? database : join(shared, 'aceboard.db'));
  const names = (await allRows(db, 'product_translation'))
    .filter(({ lang }) => lang === 'en')
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  await close();
  expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
});
