import { randomBytes } from 'node:crypto';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/open.ts';
import { testDatabase } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { openSearch } from '../../open-search-engine.ts';
import { productQuery, writeProduct } from '../../testing/written-product.ts';
import { createStore } from '../store/store.ts';
import { requireRoom, writeSnapshot } from './write-snapshot.ts';

let database: OpenDatabase;
let folder: string;
const file = () => join(folder, 'search-index');

/** Opens a search, searches and closes it, like a process, and returns what was logged. */
async function run(): Promise<string[]> {
  const messages: string[] = [];
  const search = openSearch(database, { snapshots: { folder, minDocuments: 1 } });
  // Searches before starting, because the first request may be a search.
  await search.find(productQuery('amber'));
  search.start({ info: (line) => messages.push(line), warn: (line) => messages.push(line) });
  await search.close();
  return messages;
}

beforeEach(async () => {
  database = await testDatabase();
  folder = temporaryFolder();
  await writeProduct(database.db, 'Amber Orrery');
});

afterEach(() => database.close());

test('nothing is logged if there is no snapshot, or if it is used', async () => {
  expect(await run()).toEqual([]);
  expect(await run()).toEqual([]);
});

test('the log explains why a snapshot is not used', async () => {
  const why = 'The stored search index cannot be used, so a new one is built:';
  writeFileSync(file(), randomBytes(100_000));
  expect(await run()).toEqual([`${why} it is damaged, or it was stored by another version.`]);

  await database.db.updateTable('change').set({ actor: 'other' }).execute();
  expect(await run()).toEqual([
    `${why} it does not match the database, which may have been restored or replaced.`,
  ]);

  rmSync(file());
  symlinkSync('search-index', file());
  expect(await run()).toEqual([expect.stringContaining(`${why} ELOOP: `)]);
});

test('a snapshot whose header is too large to be read again is not written', async () => {
  const store = createStore();
  store.freeRows = new Array(6_500_000).fill(1_000_000_000);
  const place = { file: file(), key: 'key', shape: 'shape' };
  await expect(writeSnapshot(place, { store, seq: 1, log: 'log' }, () => true)).rejects.toThrow(
    'its header is too large',
  );
});

test('a snapshot requires twice its size in free disk space', async () => {
  await requireRoom(folder, 1_000);
  await expect(requireRoom(folder, 2 ** 60)).rejects.toThrow(
    /only \d+ MiB of the 2199023255552 MiB/,
  );
});
