/**
 * Puts the site of an archive in the place of an empty one. Everything in the archive is checked before anything is
 * changed, its rows are migrated in a database of their own, and they replace the others in one transaction.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { copyRows } from '../../db/copy/copy-rows.ts';
import { openScratch } from '../../db/copy/scratch-database.ts';
import {
  findFilledTable,
  findUnknownMigration,
  readSchema,
  type Shape,
  shapeOfSchema,
} from '../../db/copy/table-shape.ts';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase, openEngine } from '../../db/open.ts';
import { deleteSettingsLike } from '../../db/repositories/setting.ts';
import { requireEnded } from '../../db/running-process.ts';
import type { Database } from '../../db/tables.ts';
import { databaseAddress, type Settings } from '../settings.ts';
import { digestOf } from '../uploads/copy-images.ts';
import type { ImageStorage } from '../uploads/image-storage.ts';
import { openImageStorage } from '../uploads/open-image-storage.ts';
import type { Manifest, Secrets } from './archive.ts';
import { readArchive } from './read-archive.ts';
import { placeSecrets, writeSecretFiles } from './site-secret.ts';

export type RestoreSummary = { rows: number; images: number; manifest: Manifest };

type Options = { force: boolean; report: (line: string) => void };

export async function restoreSite(
  file: string,
  settings: Settings,
  { force, report }: Options,
): Promise<RestoreSummary> {
  const { manifest, secrets } = await readArchive(file);
  requireKnownSchema(manifest);
  report(`The archive of ${manifest.made_at} is whole.`);
  const shape = await shapeOfSchema();
  await requireFreeTarget(settings, shape, force);
  const folder = await mkdtemp(join(tmpdir(), 'aceboard-restore-'));
  try {
    const source = await openDatabase(await fillScratch(file, folder, manifest));
    try {
      openDataFolder(settings.DATA_DIR);
      const images = await restoreImages(file, await openImageStorage(settings), report);
      const rows = await replaceRows(source.db, settings, { shape, secrets });
      return { rows, images, manifest };
    } finally {
      await source.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function requireKnownSchema({ schema, version }: Manifest) {
  const unknown = findUnknownMigration(schema);
  if (!unknown) return;
  throw new Error(
    `The archive holds migration ${unknown}, which this version does not know. Restore it with Aceboard ${version}, or a newer version.`,
  );
}

/** It looks at the target as it is, and neither makes nor migrates it. */
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
        `The database there holds migration ${unknown}, which this version does not know. Name an empty database.`,
      );
    }
    if (tables.has('lease')) await requireEnded(db);
    if (force) return;
    const present = shape.tables.filter(({ name }) => tables.has(name));
    const filled = await findFilledTable(db, { ...shape, tables: present });
    if (!filled) return;
    throw new Error(
      `There is a site already: its table ${filled.table} has ${filled.rows} rows. With --force the archive takes its place.`,
    );
  } finally {
    await db.destroy();
  }
}

async function fillScratch(file: string, folder: string, { schema, last_ids }: Manifest) {
  const scratch = await openScratch(folder, schema);
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
          `The image ${image} that is stored already is damaged. Delete its folder and restore again.`,
        );
      }
      restored += 1;
      if (restored % 1_000 === 0) report(`${restored} images`);
    },
  });
  return restored;
}

async function replaceRows(
  source: Kysely<Database>,
  settings: Settings,
  { shape, secrets }: { shape: Shape; secrets: Secrets },
): Promise<number> {
  const target = await openDatabase(databaseAddress(settings));
  let files: Secrets = {};
  try {
    const rows = await copyRows(source, target.db, shape.tables, {
      onProgress() {},
      async beforeCommit(trx) {
        files = await placeSecrets(trx, secrets, settings);
        // Meilisearch knows of changes that these rows have never seen, so it begins anew.
        await deleteSettingsLike(trx, 'meilisearch_%');
        // A process that was started meanwhile may have written rows that would be lost.
        await requireEnded(target.db);
      },
    });
    writeSecretFiles(settings, files);
    return rows;
  } finally {
    await target.close();
  }
}
