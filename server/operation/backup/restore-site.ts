/**
 * Restores an archive into an empty site. Verifies the whole archive before changing anything, migrates its rows in a
 * scratch database, and replaces the target's rows in one transaction.
 */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import {
  findFilledTable,
  findUnknownMigration,
  readSchema,
  type Shape,
  shapeOfSchema,
} from '../../../db/copy/copied-schema.ts';
import { copyRows } from '../../../db/copy/copy-rows.ts';
import { openScratch } from '../../../db/copy/scratch-database.ts';
import { openDataFolder } from '../../../db/data-folder.ts';
import { openDatabase, openEngine } from '../../../db/open.ts';
import { deleteAllGrants } from '../../../db/repositories/people/agent-grant.ts';
import { deleteAllCodes } from '../../../db/repositories/people/oauth-code.ts';
import { deleteAllSecrets } from '../../../db/repositories/people/one-time-secret.ts';
import { deleteAllSessions } from '../../../db/repositories/people/staff-session.ts';
import { deleteSettingsLike } from '../../../db/repositories/site/setting.ts';
import { pauseWebhooks } from '../../../db/repositories/webhook/webhook.ts';
import { requireEnded, withoutProcesses } from '../../../db/running-process.ts';
import { openFailure } from '../../../db/sqlite/open-failure.ts';
import type { Database } from '../../../db/tables.ts';
import { recordEvent } from '../../caller/record-event.ts';
import { digestOf } from '../../image/storage/copy-images.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import { openImageStorage } from '../../image/storage/open-image-storage.ts';
import { databaseAddress, type Settings } from '../../settings.ts';
import type { Manifest } from './archive.ts';
import { deleteScratchFolders, finishRestore, makeScratchFolder } from './finish-restore.ts';
import { type ReadArchive, readArchive } from './read-archive.ts';
import { placeSecrets } from './site-secret.ts';

type RestoreSummary = { rows: number; images: number; manifest: Manifest };

type Options = { force: boolean; report: (line: string) => void };

export async function restoreSite(
  file: string,
  settings: Settings,
  { force, report }: Options,
): Promise<RestoreSummary> {
  const archive = await readArchive(file);
  const { manifest } = archive;
  requireKnownSchema(manifest);
  report(`The archive of ${manifest.made_at} is intact.`);
  const shape = await shapeOfSchema();
  await requireFreeTarget(settings, shape, force);
  openDataFolder(settings.DATA_DIR);
  await deleteScratchFolders(settings);
  try {
    const scratch = await fillScratch(file, settings, manifest);
    const target = await openDatabase(databaseAddress(settings));
    try {
      return await withoutProcesses(target.db, async () => {
        // A process that has since exited may have written to it.
        if (!force) await requireEmpty(target.db, shape);
        const images = await restoreImages(file, await openImageStorage(settings), report);
        const rows = await replaceRows(scratch, target.db, { shape, archive, settings, report });
        await finishRestore(target.db, settings);
        return { rows, images, manifest };
      });
    } finally {
      await target.close();
    }
  } finally {
    await deleteScratchFolders(settings);
  }
}

function requireKnownSchema({ schema, version }: Manifest) {
  const unknown = findUnknownMigration(schema);
  if (!unknown) return;
  throw new Error(
    `The archive holds migration ${unknown}, which this version does not know. Restore it with Aceboard ${version}, or a newer version.`,
  );
}

/** Inspects the target without creating or migrating it. */
async function requireFreeTarget(settings: Settings, shape: Shape, force: boolean) {
  const address = databaseAddress(settings);
  if (!settings.DATABASE_URL && !existsSync(address)) return;
  const { db } = await openEngine(address);
  try {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
    if (!tables.has('migration')) return;
    const unknown = findUnknownMigration(await readSchema(db));
    if (unknown) {
      throw new Error(
        `The target database holds migration ${unknown}, which this version does not know. Use an empty database.`,
      );
    }
    if (tables.has('lease')) await requireEnded(db);
    if (force) return;
    const present = shape.tables.filter(({ name }) => tables.has(name));
    await requireEmpty(db, { ...shape, tables: present });
  } catch (error) {
    throw openFailure(error, address);
  } finally {
    await db.destroy();
  }
}

async function requireEmpty(db: Kysely<Database>, shape: Shape) {
  const filled = await findFilledTable(db, shape);
  if (!filled) return;
  throw new Error(
    `The target already contains a site: its table ${filled.table} has ${filled.rows} rows. Use --force to replace it with the archive.`,
  );
}

async function fillScratch(file: string, settings: Settings, { schema, last_ids }: Manifest) {
  const folder = await makeScratchFolder(settings);
  const scratch = await openScratch(folder, schema).catch((error: unknown) => {
    throw openFailure(error, folder);
  });
  try {
    await readArchive(file, { rows: scratch.insert });
    await scratch.setLastIds(last_ids);
  } finally {
    await scratch.close();
  }
  return scratch.file;
}

async function restoreImages(
  file: string,
  storage: ImageStorage,
  report: Options['report'],
): Promise<number> {
  let restored = 0;
  await storage.prepare();
  await readArchive(file, {
    async image(image, files) {
      if (!(await storage.has(image))) await storage.put(image, files);
      if (digestOf(await storage.files(image)) !== digestOf(files)) {
        throw new Error(
          `The stored image ${image} is damaged. Delete its folder and restore again.`,
        );
      }
      restored += 1;
      if (restored % 1_000 === 0) report(`${restored} images`);
    },
  });
  return restored;
}

type Replacement = Pick<Options, 'report'> & {
  shape: Shape;
  archive: ReadArchive;
  settings: Settings;
};

async function replaceRows(
  scratch: string,
  target: Kysely<Database>,
  { shape, archive, settings, report }: Replacement,
): Promise<number> {
  const source = await openDatabase(scratch);
  let shown = '';
  let paused = 0;
  const rows = await copyRows(source.db, target, shape.tables, {
    onProgress(table, count) {
      if (table !== shown || count % 10_000 === 0) report(`${table}: ${count} rows`);
      shown = table;
    },
    async beforeCommit(trx) {
      await placeSecrets(trx, archive.secrets, settings);
      // Meilisearch may have indexed changes that these rows don't include, so rebuild its index.
      await deleteSettingsLike(trx, 'meilisearch_%');
      // A trial restore must not call the real site's webhooks.
      paused = await pauseWebhooks(trx);
      // Otherwise, sessions ended and codes used after the backup would become valid again.
      await deleteAllSessions(trx);
      await deleteAllGrants(trx);
      await deleteAllCodes(trx);
      await deleteAllSecrets(trx);
      const detail = `from ${archive.manifest.made_at}`;
      await recordEvent(trx, { actor: 'npm run restore' }, { kind: 'restore', detail });
      // A process unaware of the restore may have written rows that would be lost.
      await requireEnded(target);
    },
  }).finally(source.close);
  report(`${rows} rows were restored and compared.`);
  if (paused > 0) {
    report(`Paused webhooks: ${paused}. Resume them in Settings, Webhooks.`);
  }
  return rows;
}
