/** The server process: reads the settings, opens the database, serves the app, and shuts down cleanly. */
import { flushCompileCache } from 'node:module';
import { isNew } from '../db/change-log.ts';
import { makeFolder, openDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/open.ts';
import { endReplacedSessions } from '../db/repositories/people/staff-session.ts';
import { announceProcess } from '../db/running-process.ts';
import { updateTimeZone } from '../db/start/update-time-zone.ts';
import { inTransaction } from '../db/transaction.ts';
import { largeCatalogue } from '../search-index/embedded/large-catalogue.ts';
import { chooseServer } from '../search-index/meilisearch/server/choose-server.ts';
import { openSearch } from '../search-index/open-search-engine.ts';
import { buildApp } from './app.ts';
import { firstOwnerToken } from './caller/first-owner-token.ts';
import { afterFirstResponse } from './http/connection/after-first-response.ts';
import { internet } from './http/outgoing/public-fetch.ts';
import { openImageStorage } from './image/storage/open-image-storage.ts';
import { finishRestore } from './operation/backup/finish-restore.ts';
import { copySampleImages, withSampleImages } from './sample/sample-images.ts';
import { databaseAddress, parseSettings } from './settings.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { passwordHashing } from './visitor/account/password-hashing.ts';
import { visitorSecret } from './visitor/account/visitor-secret.ts';

const shutdownTimeout = 3_500;
/** Docker and most process managers kill a process after ten or fifteen seconds, leaving nothing in the log. */
const lastTimeout = 7_000;
/** The part of `lastTimeout` that is left for closing the database, after storing the search index. */
const closingTime = 1_000;

/** Collects the garbage of a first start, which V8 would otherwise keep for a long time. Needs `--expose-gc`. */
const freeMemory = () =>
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });

async function start() {
  const settings = parseSettings(process.env);
  openDataFolder(settings.DATA_DIR);
  if (settings.BACKUP_DIR) makeFolder('BACKUP_DIR', settings.BACKUP_DIR);
  const meilisearch = chooseServer({
    url: settings.MEILI_URL,
    key: settings.MEILI_API_KEY,
    binary: settings.MEILI_BIN,
    dataDir: settings.DATA_DIR,
    hasSharedDatabase: settings.DATABASE_URL !== undefined,
  });
  const imageStorage = await openImageStorage(settings);
  const tracing = await openTracing(settings);
  const database = await openDatabase(databaseAddress(settings), tracing.onQuery);
  const { db, withLongTimeout } = database;
  let isFilled = false;
  const endProcess = await withLongTimeout(() => announceProcess(db));
  await withLongTimeout(async () => {
    await finishRestore(db, settings);
    await updateTimeZone(db, settings.SITE_TIMEZONE);
    if (settings.SEED !== 'demo' || !(await isNew(db))) return;
    // Imported only on the first start, as later ones don't need it.
    const { seedSampleCatalogue } = await import('./sample/seed-sample-catalogue.ts');
    isFilled = await seedSampleCatalogue({ db, now: new Date() });
  });
  const token = await firstOwnerToken(settings, db);
  await inTransaction(db, (trx) => endReplacedSessions(trx, token.hash, new Date().toISOString()));
  const search = openSearch(database, {
    server: meilisearch,
    snapshots: { folder: settings.DATA_DIR, minDocuments: largeCatalogue },
  });
  const { app, deps } = await buildApp({
    settings,
    database,
    search,
    adminTokenHash: token.hash,
    visitorSecret: await visitorSecret(settings, db),
    passwordHashing,
    network: internet,
    imageStorage: withSampleImages(db, imageStorage),
    tracing,
    pages: process.argv.includes('--dev') ? 'live' : 'built',
  });
  const stopCopying = new AbortController();
  let copying: Promise<void> | undefined;
  let exitAt: number | undefined;
  app.addHook('onClose', async () => {
    stopCopying.abort();
    await copying;
    await search.close(exitAt && exitAt - closingTime);
    await endProcess();
    await database.close();
    await tracing.close();
  });
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await deps.readiness.end();
    setTimeout(() => {
      app.log.warn('Requests that did not finish in time are being cut off');
      app.server.closeAllConnections();
    }, shutdownTimeout).unref();
    exitAt = performance.now() + lastTimeout;
    setTimeout(() => {
      app.log.warn('Exiting, because the database or the storage is not responding');
      process.exit(0);
    }, lastTimeout);
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('SIGHUP', end);

  const copyImages = () =>
    copySampleImages(db, imageStorage, stopCopying.signal).catch((error: unknown) => {
      app.log.error(
        { err: error },
        'Images of the sample catalogue are not stored yet; they will be copied at the next start',
      );
    });
  // A CDN serves only stored images.
  if (settings.UPLOADS_PUBLIC_URL) {
    copying = copyImages();
    await copying;
  }
  if (ending) return;
  afterFirstResponse(app, () => {
    search.start(app.log);
    copying ??= copyImages();
    if (isFilled) copying.then(freeMemory);
  });
  const url = await app
    .listen({ port: settings.PORT, host: settings.HOST })
    .catch(({ message }: Error) => {
      throw new Error(
        `Cannot listen on PORT ${settings.PORT} of HOST ${settings.HOST}: ${message}.`,
      );
    });
  // Written early, because a killed process wouldn't write it and the next start would take twice as long.
  setTimeout(flushCompileCache, 2_000).unref();
  process.stdout.write(`Site   ${url}/\nAdmin  ${url}/admin\nToken  ${token.announcement}\n`);
  if (settings.SMTP_URL && !settings.SITE_URL) {
    process.stdout.write(`Links in emails point to ${url}: set SITE_URL to the public URL\n`);
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
