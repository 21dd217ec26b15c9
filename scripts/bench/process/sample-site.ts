/** Runs the real server with the sample catalogue in this process, on a free port. */
import { join } from 'node:path';
import { openDatabase } from '../../../db/open.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { openSearch } from '../../../search-index/open-search-engine.ts';
import { buildApp } from '../../../server/app.ts';
import { hashOfToken } from '../../../server/caller/first-owner-token.ts';
import { internet } from '../../../server/http/outgoing/public-fetch.ts';
import { openImageStorage } from '../../../server/image/storage/open-image-storage.ts';
import { copySampleImages } from '../../../server/sample/sample-images.ts';
import { seedSampleCatalogue } from '../../../server/sample/seed-sample-catalogue.ts';
import { parseSettings } from '../../../server/settings.ts';
import { passwordHashing } from '../../../server/visitor/account/password-hashing.ts';

export async function openSampleSite() {
  const dataDir = temporaryFolder();
  const settings = parseSettings({ DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'info' });
  const file = join(dataDir, 'aceboard.db');
  const database = await openDatabase(file);
  await seedSampleCatalogue({ db: database.db, now: new Date() });
  const imageStorage = await openImageStorage(settings);
  await copySampleImages(database.db, imageStorage);
  const { app } = await buildApp({
    settings,
    database,
    search: openSearch(database),
    imageStorage,
    adminTokenHash: hashOfToken('bench-bench-bench-bench'),
    visitorSecret: () => 'bench-bench-bench-bench-bench-bench',
    passwordHashing,
    network: internet,
    pages: 'built',
  });
  return {
    app,
    database,
    file,
    settings,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
