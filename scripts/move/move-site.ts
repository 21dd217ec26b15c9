/** Copies a site, which must not run meanwhile, into an empty database and, where asked, into an empty storage of images. */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { copyRows } from '../../db/copy/copy-rows.ts';
import { findFilledTable, type Shape, shapeOfSchema } from '../../db/copy/table-shape.ts';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase } from '../../db/open.ts';
import { requireEnded } from '../../db/running-process.ts';
import type { Database } from '../../db/tables.ts';
import type { Secrets } from '../../server/backup/archive.ts';
import { placeSecrets, readSecrets, writeSecretFiles } from '../../server/backup/site-secret.ts';
import { databaseAddress, type Settings } from '../../server/settings.ts';
import { copyImages, findForeignImage } from '../../server/uploads/copy-images.ts';
import { openImageStorage } from '../../server/uploads/open-image-storage.ts';
import { copySampleImages } from '../../server/uploads/sample-images.ts';

type Report = (line: string) => void;

export async function moveSite(from: Settings, to: Settings, report: Report): Promise<void> {
  if (databaseAddress(from) === databaseAddress(to)) throw new Error('The site is there already.');
  if (!from.DATABASE_URL && !existsSync(databaseAddress(from))) {
    throw new Error(
      `There is no site in ${from.DATA_DIR}. DATA_DIR or DATABASE_URL says where it is.`,
    );
  }
  openDataFolder(to.DATA_DIR);
  const shape = await shapeOfSchema();
  const source = await openDatabase(databaseAddress(from));
  try {
    await requireEnded(source.db);
    const target = await openDatabase(databaseAddress(to));
    try {
      await requireEmpty(target.db, shape);
      await moveImages(from, to, source.db, report);
      let shown = '';
      let files: Secrets = {};
      const rows = await copyRows(source.db, target.db, shape.tables, {
        onProgress(table, count) {
          if (table !== shown || count % 10_000 === 0) report(`${table}: ${count} rows`);
          shown = table;
        },
        async beforeCommit(trx) {
          files = await placeSecrets(trx, readSecrets(from), to);
          // A process that was started meanwhile may have written rows that were not copied.
          await requireEnded(source.db);
        },
      });
      writeSecretFiles(to, files);
      report(`${rows} rows were copied and compared.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function requireEmpty(db: Kysely<Database>, shape: Shape) {
  const filled = await findFilledTable(db, shape);
  if (!filled) return;
  throw new Error(
    `The target is not empty: its table ${filled.table} has ${filled.rows} rows. Name an empty database.`,
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
    throw new Error(`The target is not empty: it holds image ${foreign}, which the site has not.`);
  }
  const images = await copyImages(source, target, (count) => {
    if (count % 100 === 0) report(`${count} images`);
  });
  report(`${images} images were copied and compared.`);
}
