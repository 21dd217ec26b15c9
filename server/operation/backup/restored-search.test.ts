// Runs in test:long only: restores a whole site.
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { fakeServer } from '../../../search-index/meilisearch/testing/fake-server.ts';
import {
  expectAgreement,
  expectHealth,
  removeProduct,
  startSearch,
  writeProduct,
} from '../../../search-index/meilisearch/testing/fed-catalogue.ts';
import { backUpSite } from './back-up-site.ts';
import { restoreSite } from './restore-site.ts';
import { emptyPlace } from './testing/changing-site.ts';

test('after a restore Meilisearch has exactly what the archive contains', async () => {
  const place = await emptyPlace();
  const server = await fakeServer();
  onTestFinished(server.stop);
  async function open() {
    const database = await openDatabase(place.address);
    const search = await startSearch({
      database,
      server,
      log: { info: vi.fn(), warn: vi.fn() },
    });
    const close = async () => {
      await search.close();
      await database.close();
    };
    return { database, search, close };
  }

  const before = await open();
  const archived = await writeProduct(before.database, 'Amber Orrery');
  await expectHealth(before.search, { status: 'ok', pending: 0 });
  const file = join(temporaryFolder(), 'site.tar');
  await backUpSite(place.settings, file, new AbortController().signal);
  await removeProduct(before.database, archived);
  // The restored log later ends at the same number, but with a different catalogue.
  await writeProduct(before.database, 'Copper Lantern');
  await expectHealth(before.search, { status: 'ok', pending: 0 });
  await before.close();

  await restoreSite(file, place.settings, { force: true, report() {} });
  const after = await open();
  await writeProduct(after.database, 'Glass Anchor');
  await writeProduct(after.database, 'Iron Kestrel');
  await expectHealth(after.search, { status: 'ok', pending: 0 });
  await expectAgreement(server, after.database);
  expect(server.documentsIn('aceboard-en').length).toBe(3);
  await after.close();
});
