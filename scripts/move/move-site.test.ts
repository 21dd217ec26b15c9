// Runs in test:long only: copies whole sites.
// Runs on PostgreSQL only: a site is moved from SQLite to PostgreSQL.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf, readBatches } from '../../db/copy/row-batches.ts';
import { openDatabase } from '../../db/open.ts';
import { deleteSetting } from '../../db/repositories/site/setting.ts';
import { announceProcess } from '../../db/running-process.ts';
import { findSecret, readOrCreateSecret } from '../../db/secret-file.ts';
import { listTables } from '../../db/sqlite/list-tables.ts';
import type { Database } from '../../db/tables.ts';
import { emptyDatabase } from '../../db/testing/database.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { productResource } from '../../server/catalogue/resource/product.ts';
import { digestOf as digestOfFiles } from '../../server/image/storage/copy-images.ts';
import { imageName } from '../../server/image/storage/image-storage.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import {
  type Gateway,
  hasGateway,
  startGateway,
} from '../../server/image/upload/testing/s3-gateway.ts';
import { seedSampleCatalogue } from '../../server/sample/seed-sample-catalogue.ts';
import { databaseAddress, parseSettings, type Settings } from '../../server/settings.ts';
import { moveSite } from './move-site.ts';

const pictures = ['first', 'second'].map((text) => Buffer.from(text));
const settingsIn = (DATA_DIR: string, more: Record<string, string> = {}) =>
  parseSettings({ DATA_DIR, ...more });

let gateway: Gateway | undefined;
let original: Settings;
let lastProduct: number;

async function withDatabase<Result>(
  settings: Settings,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseAddress(settings));
  return work(database).finally(database.close);
}

/** Creates a site with the sample catalogue, a visitor, a deleted product, images and secrets. */
async function makeSite(): Promise<Settings> {
  const settings = settingsIn(temporaryFolder());
  await withDatabase(settings, async ({ db }) => {
    await seedSampleCatalogue({ db, now: new Date() });
    await deleteSetting(db, 'sample_images_pending');
    const now = new Date().toISOString();
    const dated = { created_at: now, updated_at: now };
    await db
      .insertInto('visitor')
      .values({
        ...dated,
        id: 'v1',
        email: 'ada@visitor.example',
        name: 'Ada',
        email_verified: 1,
      })
      .execute();
    const product = await productResource.create(
      { db, actor: 'test' },
      productResource.schemas.draft.parse({ i18n: { en: { name: 'Gone Again' } } }),
    );
    lastProduct = product.id;
    await productResource.delete({ db, actor: 'test' }, product.id);
  });
  const storage = await openImageStorage(settings);
  for (const bytes of pictures) {
    await storage.put(
      imageName(bytes),
      new Map([
        ['10x10.webp', bytes],
        ['5.webp', bytes],
      ]),
    );
  }
  readOrCreateSecret(settings.DATA_DIR, 'visitor-secret');
  readOrCreateSecret(settings.DATA_DIR, 'admin-token');
  return settings;
}

const ofProcesses = ['migration', 'migration_lock', 'lease', 'online_count'];

/** Returns the number of rows and a digest of each table. Secrets are settings only on PostgreSQL. */
async function dump(settings: Settings) {
  const shapes = await withDatabase(original, ({ db }) => listTables(db));
  return withDatabase(settings, async ({ db }) => {
    const tables: Partial<Record<keyof Database, unknown>> = {};
    for (const shape of shapes) {
      if (ofProcesses.includes(shape.name) || shape.name === 'setting') continue;
      tables[shape.name] = await digestOf(readBatches(db, shape));
    }
    const shared = await db.selectFrom('setting').selectAll().orderBy('key').execute();
    return { ...tables, setting: shared.filter(({ key }) => !/secret|token/.test(key)) };
  });
}

async function* noRows(): AsyncGenerator<never> {}

async function digestsOfImages(settings: Settings) {
  const storage = await openImageStorage(settings);
  const digests: Record<string, string> = {};
  for await (const name of storage.names())
    digests[name] = digestOfFiles(await storage.files(name));
  return digests;
}

beforeAll(async () => {
  gateway = hasGateway ? await startGateway() : undefined;
  original = await makeSite();
});
afterAll(() => gateway?.stop());

const report = () => {};

test('moving a site to PostgreSQL and back preserves rows, images, IDs and secrets', async () => {
  const away = settingsIn(original.DATA_DIR, {
    DATABASE_URL: await emptyDatabase(),
    ...gateway?.settingsOf('moved'),
  });
  await moveSite(original, away, report);
  expect(await dump(away)).toEqual(await dump(original));
  expect(await digestsOfImages(away)).toEqual(await digestsOfImages(original));
  expect(Object.keys(await digestsOfImages(away))).toHaveLength(pictures.length);

  const back = settingsIn(temporaryFolder());
  await moveSite(away, back, report);
  expect(await dump(back)).toEqual(await dump(original));
  expect(await digestsOfImages(back)).toEqual(await digestsOfImages(original));
  for (const name of ['visitor-secret', 'admin-token'] as const) {
    expect(findSecret(back.DATA_DIR, name)).toBe(findSecret(original.DATA_DIR, name));
  }
  for (const settings of [away, back]) {
    const created = await withDatabase(settings, ({ db }) =>
      productResource.create(
        { db, actor: 'test' },
        productResource.schemas.draft.parse({ i18n: { en: { name: 'Next' } } }),
      ),
    );
    expect(created.id).toBe(lastProduct + 1);
  }
});

test('fails on a target that is not empty, and leaves it unchanged', async () => {
  const taken = settingsIn(temporaryFolder(), { DATABASE_URL: await emptyDatabase() });
  await withDatabase(taken, ({ db }) => seedSampleCatalogue({ db, now: new Date() }));
  const before = await dump(taken);
  await expect(moveSite(original, taken, report)).rejects.toThrow(
    /^The target is not empty: its table \w+ has \d+ rows/,
  );
  expect(await dump(taken)).toEqual(before);
});

test('detects missing images before copying anything', async () => {
  const folder = temporaryFolder();
  const target = settingsIn(folder);
  const other = Buffer.from('of another site');
  await (await openImageStorage(target)).put(imageName(other), new Map([['1x1.webp', other]]));
  await expect(moveSite(original, target, report)).rejects.toThrow('which the site does not have');
  expect((await dump(target)).product).toEqual(await digestOf(noRows()));
});

test('fails on a running site', async () => {
  await withDatabase(original, async ({ db }) => {
    const end = await announceProcess(db);
    const target = settingsIn(temporaryFolder());
    await expect(moveSite(original, target, report)).rejects.toThrow('The site is still running');
    await end();
  });
});

test('fails on a folder without a site', async () => {
  const nowhere = settingsIn(join(temporaryFolder(), 'nothing'));
  await expect(moveSite(nowhere, settingsIn(temporaryFolder()), report)).rejects.toThrow(
    'There is no site in',
  );
});

test('a move killed while copying rows leaves the target empty and can be repeated', async () => {
  const target = settingsIn(temporaryFolder(), { DATABASE_URL: await emptyDatabase() });
  const program = `
    const { moveSite } = await import(process.env.PROGRAM);
    const { from, to } = JSON.parse(process.env.GIVEN);
    await moveSite(from, to, (line) => {
      if (line.startsWith('setting: ')) process.kill(process.pid, 'SIGKILL');
    });`;
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      PROGRAM: join(import.meta.dirname, 'move-site.ts'),
      GIVEN: JSON.stringify({ from: original, to: target }),
    },
  });
  expect(signal, String(stderr)).toBe('SIGKILL');
  expect((await dump(target)).product).toEqual(await digestOf(noRows()));
  await moveSite(original, target, report);
  expect(await dump(target)).toEqual(await dump(original));
});
