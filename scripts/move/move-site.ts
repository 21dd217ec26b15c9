/** Copies a stopped site to an empty database and, optionally, to an empty image storage. */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { findFilledTable, type Shape, shapeOfSchema } from '../../db/copy/copied-schema.ts';
import { copyRows } from '../../db/copy/copy-rows.ts';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase } from '../../db/open.ts';
import { requireEnded, withoutProcesses } from '../../db/running-process.ts';
import type { Database } from '../../db/tables.ts';
import { copyImages, findForeignImage } from '../../server/image/storage/copy-images.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import { finishRestore } from '../../server/operation/backup/finish-restore.ts';
import { placeSecrets, readSecrets } from '../../server/operation/backup/site-secret.ts';
import { copySampleImages } from '../../server/sample/sample-images.ts';
import { databaseAddress, type Settings } from '../../server/settings.ts';

type Report = (line: string) => void;

export async function moveSite(from: Settings, to: Settings, report: Report): Promise<void> {
  if (databaseAddress(from) === databaseAddress(to)) throw new Error('The site is already there.');
  if (!from.DATABASE_URL && !existsSync(databaseAddress(from))) {
    throw new Error(
      `There is no site in ${from.DATA_DIR}. Set DATA_DIR or DATABASE_URL to its location.`,
    );
  }
  openDataFolder(to.DATA_DIR);
  const source = await openDatabase(databaseAddress(from));
  try {
    const target = await openDatabase(databaseAddress(to));
    try {
      await withoutProcesses(source.db, () =>
        withoutProcesses(target.db, () =>
          moveBetween({ db: source.db, settings: from }, { db: target.db, settings: to }, report),
        ),
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

type Place = { db: Kysely<Database>; settings: Settings };

async function moveBetween(from: Place, to: Place, report: Report) {
  const shape = await shapeOfSchema();
  await requireEmpty(to.db, shape);
  await moveImages(from.settings, to.settings, from.db, report);
  let shown = '';
  const rows = await copyRows(from.db, to.db, shape.tables, {
    onProgress(table, count) {
      if (table !== shown || count % 10_000 === 0) report(`${table}: ${count} rows`);
      shown = table;
    },
    async beforeCommit(trx) {
      await placeSecrets(trx, readSecrets(from.settings), to.settings);
      // A process that hasn't noticed the move may have written rows that were not copied.
      await requireEnded(from.db);
    },
  });
  await finishRestore(to.db, to.settings);
  report(`Copied and compared ${rows} rows.`);
}

async function requireEmpty(db: Kysely<Database>, shape: Shape) {
  const filled = await findFilledTable(db, shape);
  if (!filled) return;
  throw new Error(
    `The target is not empty: its table ${filled.table} has ${filled.rows} rows. Choose an empty database.`,
  );
}

const placeOfImages = ({ UPLOADS_URL, S3_ENDPOINT, DATA_DIR }: Settings) =>
  UPLOADS_URL ? JSON.stringify([UPLOADS_URL, S3_ENDPOINT]) : DATA_DIR;

async function moveImages(from: Settings, to: Settings, db: Kysely<Database>, report: Report) {
  const source = await openImageStorage(from);
  await copySampleImages(db, source);
  if (placeOfImages(from) === placeOfImages(to)) return;
  const target = await openImageStorage(to);
  await target.prepare();
  const foreign = await findForeignImage(source, target);
  if (foreign) {
    throw new Error(
      `The target is not empty: it contains image ${foreign}, which the site does not have.`,
    );
  }
  const images = await copyImages(source, target, (count) => {
    if (count % 100 === 0) report(`${count} images`);
  });
  report(`Copied and compared ${images} images.`);
}
