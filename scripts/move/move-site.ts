/** Copies a site, which must not run meanwhile, into an empty database and, where asked, into an empty storage of images. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase } from '../../db/open.ts';
import { deleteSetting, findSetting } from '../../db/repositories/setting.ts';
import { isSiteRunning } from '../../db/running-process.ts';
import { findSecret, readOrCreateSecret } from '../../db/secret-file.ts';
import { countRows } from '../../db/sql/list-rows.ts';
import { listTables, type TableShape } from '../../db/sqlite/schema.ts';
import type { Database } from '../../db/tables.ts';
import { visitorSecret, visitorSecretPlace } from '../../server/account/visitor-secret.ts';
import { adminToken, adminTokenPlace } from '../../server/admin-access/admin-token.ts';
import { databaseAddress, type Settings } from '../../server/settings.ts';
import { openImageStorage } from '../../server/uploads/open-image-storage.ts';
import { copySampleImages } from '../../server/uploads/sample-images.ts';
import { copyImages, findForeignImage } from './copy-images.ts';
import { copyRows } from './copy-rows.ts';

/** These belong to the database itself or to the processes that run. */
const notCopied: ReadonlySet<string> = new Set([
  'migration',
  'migration_lock',
  'lease',
  'online_count',
]);

type Report = (line: string) => void;

export async function moveSite(from: Settings, to: Settings, report: Report): Promise<void> {
  if (databaseAddress(from) === databaseAddress(to)) throw new Error('The site is there already.');
  if (!from.DATABASE_URL && !existsSync(databaseAddress(from))) {
    throw new Error(
      `There is no site in ${from.DATA_DIR}. DATA_DIR or DATABASE_URL says where it is.`,
    );
  }
  openDataFolder(to.DATA_DIR);
  const shape = await shapeOfDatabase();
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

type Shape = { tables: TableShape[]; rowsOfNew: Map<keyof Database, number> };

/** A new database has some rows already, such as the categories. */
async function shapeOfDatabase(): Promise<Shape> {
  const folder = await mkdtemp(join(tmpdir(), 'aceboard-move-'));
  const fresh = await openDatabase(join(folder, 'aceboard.db'));
  try {
    const tables = (await listTables(fresh.db)).filter(({ name }) => !notCopied.has(name));
    return { tables, rowsOfNew: await countTables(fresh.db, tables) };
  } finally {
    await fresh.close();
    await rm(folder, { recursive: true });
  }
}

async function countTables(db: Kysely<Database>, tables: readonly TableShape[]) {
  const counts = new Map<keyof Database, number>();
  for (const { name } of tables) counts.set(name, await countRows(db.selectFrom(name)));
  return counts;
}

async function requireEmpty(db: Kysely<Database>, { tables, rowsOfNew }: Shape) {
  const counts = await countTables(db, tables);
  for (const [table, rows] of counts) {
    if (rows > (rowsOfNew.get(table) ?? 0)) {
      throw new Error(
        `The target is not empty: its table ${table} has ${rows} rows. Name an empty database.`,
      );
    }
  }
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
