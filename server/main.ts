/** The server process: reads the settings, opens the database, serves the app, and shuts down cleanly. */
import { flushCompileCache } from 'node:module';
import { isNew } from '../db/change-log.ts';
import { makeFolder, openDataFolder } from '../db/data-folder.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
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
import type { ImageStorage } from './image/storage/image-storage.ts';
import { openImageStorage } from './image/storage/open-image-storage.ts';
import { finishRestore } from './operation/backup/finish-restore.ts';
import { copySampleImages, withSampleImages } from './sample/sample-images.ts';
import { databaseAddress, parseSettings, type Settings } from './settings.ts';
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

type App = Awaited<ReturnType<typeof buildApp>>['app'];

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
  const { db } = database;
  const { endProcess, isFilled } = await prepareDatabase(database, settings);
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
  const images = sampleImageCopy(app, db, imageStorage);
  const shutdown = shutDownOnSignal(app, deps.readiness);
  app.addHook('onClose', async () => {
    await images.stop();
    await search.close(shutdown.exitAt && shutdown.exitAt - closingTime);
    await endProcess();
    await database.close();
    await tracing.close();
  });
  // A CDN serves only stored images, so they are copied before the start.
  if (settings.UPLOADS_PUBLIC_URL) await images.copy();
  if (shutdown.hasBegun) return;
  afterFirstResponse(app, () => {
    search.start(app.log);
    const copying = images.copy();
    if (isFilled) copying.then(freeMemory);
  });
  announce(settings, await listen(app, settings), token.announcement);
}

async function prepareDatabase({ db, withLongTimeout }: OpenDatabase, settings: Settings) {
  const endProcess = await withLongTimeout(() => announceProcess(db));
  const isFilled = await withLongTimeout(async () => {
    await finishRestore(db, settings);
    await updateTimeZone(db, settings.SITE_TIMEZONE);
    if (settings.SEED !== 'demo' || !(await isNew(db))) return false;
    // Imported only on the first start, as later ones don't need it.
    const { seedSampleCatalogue } = await import('./sample/seed-sample-catalogue.ts');
    return seedSampleCatalogue({ db, now: new Date() });
  });
  return { endProcess, isFilled };
}

function sampleImageCopy(app: App, db: OpenDatabase['db'], storage: ImageStorage) {
  const stopped = new AbortController();
  let copying: Promise<void> | undefined;
  return {
    copy() {
      copying ??= copySampleImages(db, storage, stopped.signal).catch((error: unknown) => {
        app.log.error(
          { err: error },
          'Images of the sample catalogue are not stored yet; they will be copied at the next start',
        );
      });
      return copying;
    },
    async stop() {
      stopped.abort();
      await copying;
    },
  };
}

function shutDownOnSignal(app: App, readiness: { end: () => Promise<void> }) {
  const shutdown: { hasBegun: boolean; exitAt?: number } = { hasBegun: false };
  async function end() {
    if (shutdown.hasBegun) return;
    shutdown.hasBegun = true;
    await readiness.end();
    setTimeout(() => {
      app.log.warn('Requests that did not finish in time are being cut off');
      app.server.closeAllConnections();
    }, shutdownTimeout).unref();
    shutdown.exitAt = performance.now() + lastTimeout;
    setTimeout(() => {
      app.log.warn('Exiting, because the database or the storage is not responding');
      process.exit(0);
    }, lastTimeout);
    await app.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  return shutdown;
}

const listen = (app: App, { PORT: port, HOST: host }: Settings) =>
  app.listen({ port, host }).catch(({ message }: Error) => {
    throw new Error(`Cannot listen on PORT ${port} of HOST ${host}: ${message}.`);
  });

function announce({ SMTP_URL, SITE_URL }: Settings, url: string, token: string) {
  // Written early, because a killed process wouldn't write it and the next start would take twice as long.
  setTimeout(flushCompileCache, 2_000).unref();
  process.stdout.write(`Site   ${url}/\nAdmin  ${url}/admin\nToken  ${token}\n`);
  if (SMTP_URL && !SITE_URL) {
    process.stdout.write(`Links in emails point to ${url}: set SITE_URL to the public URL\n`);
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
