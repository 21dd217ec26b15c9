/** Copies a site, which must not run meanwhile, into an empty database and, where asked, into an empty storage of images. */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { copyRows } from '../../db/copy/copy-rows.ts';
import { findFilledTable, type Shape, shapeOfSchema } from '../../db/copy/table-shape.ts';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase } from '../../db/open.ts';
import { deleteSetting, findSetting } from '../../db/repositories/setting.ts';
import { isSiteRunning } from '../../db/running-process.ts';
import { findSecret, readOrCreateSecret } from '../../db/secret-file.ts';
import type { Database } from '../../db/tables.ts';
import { visitorSecret, visitorSecretPlace } from '../../server/account/visitor-secret.ts';
import { adminToken, adminTokenPlace } from '../../server/admin-access/admin-token.ts';
import { databaseAddress, type Settings } from '../../server/settings.ts';
import { openImageStorage } from '../../server/uploads/open-image-storage.ts';
import { copySampleImages } from '../../server/uploads/sample-images.ts';
import { copyImages, findForeignImage } from './copy-images.ts';

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
      const rows = await copyRows(source.db, target.db, shape.tables, {
        onProgress(table, count) {
          if (table !== shown || count % 10_000 === 0) report(`${table}: ${count} rows`);
          shown = table;
        },
        async beforeCommit(trx) {
          await carrySecrets(from, to, trx);
          // A process that was started meanwhile may have written rows that were not copied.
          await requireEnded(source.db);
        },
      });
      report(`${rows} rows were copied and compared.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function requireEnded(source: Kysely<Database>) {
  if (!(await isSiteRunning(source))) return;
  throw new Error(
    'The site still runs. End all of its processes, and wait two minutes where one was killed on another machine.',
  );
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

/** Visitors stay signed in, and the admin token stays, wherever they are kept. */
async function carrySecrets(from: Settings, to: Settings, target: Kysely<Database>) {
  const { DATABASE_URL, DATA_DIR } = to;
  if (DATABASE_URL) {
    const place = { DATA_DIR: from.DATA_DIR, DATABASE_URL };
    if (findSecret(from.DATA_DIR, visitorSecretPlace.fileName)) await visitorSecret(place, target);
    if (findSecret(from.DATA_DIR, adminTokenPlace.fileName)) await adminToken(place, target);
    return;
  }
  const secret = await findSetting(target, visitorSecretPlace.key);
  if (secret !== undefined) readOrCreateSecret(DATA_DIR, visitorSecretPlace.fileName, () => secret);
  const token = findSecret(from.DATA_DIR, adminTokenPlace.fileName);
  if (token !== undefined) readOrCreateSecret(DATA_DIR, adminTokenPlace.fileName, () => token);
  for (const { key } of [visitorSecretPlace, adminTokenPlace]) await deleteSetting(target, key);
}
