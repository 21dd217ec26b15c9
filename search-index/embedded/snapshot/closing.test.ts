import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { holdLease } from '../../../db/lease.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import { testDatabase } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { openSearch } from '../../open-search-engine.ts';
import { productQuery, replaceCatalogue, writeProduct } from '../../testing/written-product.ts';
import { leaseName } from './snapshot-keeper.ts';

const log = { info() {}, warn() {} };

function startedSearch(database: OpenDatabase, folder: string) {
  const search = openSearch(database, { snapshots: { folder, minDocuments: 1 } });
  search.start(log);
  return search;
}

test('closing does not wait for a replaced catalogue to be read', async () => {
  const database = await testDatabase();
  const folder = temporaryFolder();
  await writeProduct(database.db, 'Amber Orrery');
  const before = startedSearch(database, folder);
  await before.find(productQuery('amber'));
  await before.close();
  await replaceCatalogue(database.db);

  const search = startedSearch(database, folder);
  let isRead = false;
  const found = search.find(productQuery('amber')).then(() => {
    isRead = true;
  });
  while (!search.isReady()) await setImmediate();
  await search.close();
  expect(isRead).toBe(false);
  await found;
  await database.close();
});

test('closing stops waiting for the snapshot at the deadline', async () => {
  const database = await testDatabase();
  const folder = temporaryFolder();
  await writeProduct(database.db, 'Amber Orrery');
  const held = Promise.withResolvers<void>();
  const lease = holdLease(database.db, leaseName(folder), held.resolve);
  await held.promise;

  const search = startedSearch(database, folder);
  await search.find(productQuery('amber'));
  const start = performance.now();
  await search.close(start + 100);
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(existsSync(join(folder, 'search-index'))).toBe(false);
  await lease.release();
  await database.close();
});
