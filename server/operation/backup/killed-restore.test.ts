// Runs in test:long only: kills processes.
/** A killed restore leaves either the previous site or the archived one with its secrets. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { findSecret, readOrCreateSecret } from '../../../db/secret-file.ts';
import { isPostgres } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { imageName } from '../../image/storage/image-storage.ts';
import { openImageStorage } from '../../image/storage/open-image-storage.ts';
import { databaseAddress, type Settings } from '../../settings.ts';
import type { TestApp } from '../../testing/app.ts';
import { backUpSite } from './back-up-site.ts';
import { finishRestore } from './finish-restore.ts';
import { restoreSite } from './restore-site.ts';
import { emptyPlace, openSite, type Place } from './testing/changing-site.ts';

let place: Place;
let site: TestApp;
let file: string;
beforeAll(async () => {
  place = await emptyPlace();
  site = await openSite(place);
  await site.make.product({ i18n: { en: { name: 'Archived' } } });
  readOrCreateSecret(place.settings.DATA_DIR, 'admin-token');
  readOrCreateSecret(place.settings.DATA_DIR, 'visitor-secret');
  const bytes = Buffer.from('image');
  const storage = await openImageStorage(place.settings);
  await storage.put(imageName(bytes), new Map([['10x10.webp', bytes]]));
  file = join(temporaryFolder(), 'site.tar');
  await backUpSite(place.settings, file, new AbortController().signal);
});
afterAll(() => site.app.close());

const program = `
  const { restoreSite } = await import(process.env.PROGRAM);
  const { file, settings, line } = JSON.parse(process.env.GIVEN);
  await restoreSite(file, settings, {
    force: true,
    report: (reported) => reported.includes(line) && process.kill(process.pid, 'SIGKILL'),
  });`;

function killAt(line: string, settings: Settings) {
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      PROGRAM: join(import.meta.dirname, 'restore-site.ts'),
      GIVEN: JSON.stringify({ file, settings, line }),
    },
  });
  expect(signal, String(stderr)).toBe('SIGKILL');
}

async function productsOf(settings: Settings): Promise<string[]> {
  const { db, close } = await openDatabase(databaseAddress(settings));
  const rows = await db
    .selectFrom('product_translation')
    .select('name')
    .where('lang', '=', 'en')
    .execute();
  await close();
  return rows.map(({ name }) => String(name));
}

const beforeCommit = ['product: 1 rows', 'setting: '];

test('the previous site and its secrets stay until the rows are committed', async () => {
  const { settings, ...target } = await emptyPlace();
  const before = await openSite({ settings, ...target });
  await before.make.product({ i18n: { en: { name: 'Before' } } });
  await before.app.close();
  const { value: token } = readOrCreateSecret(settings.DATA_DIR, 'admin-token');
  for (const line of beforeCommit) {
    killAt(line, settings);
    expect(await productsOf(settings), line).toEqual(['Before']);
    expect(findSecret(settings.DATA_DIR, 'admin-token')).toBe(token);
  }
  await restoreSite(file, settings, { force: true, report() {} });
  expect(await productsOf(settings)).toEqual(['Archived']);
});

test('an empty target stays empty, and repeating the restore needs no --force', async () => {
  const { settings } = await emptyPlace();
  killAt('setting: ', settings);
  expect(await productsOf(settings)).toEqual([]);
  await restoreSite(file, settings, { force: false, report() {} });
  expect(await productsOf(settings)).toEqual(['Archived']);
});

test('once the rows are committed, the next start writes the matching secrets', async () => {
  const { settings } = await emptyPlace();
  readOrCreateSecret(settings.DATA_DIR, 'admin-token');
  killAt('rows were restored', settings);
  const { db, close } = await openDatabase(databaseAddress(settings));
  await finishRestore(db, settings);
  const left = await db.selectFrom('setting').select('key').execute();
  await close();
  expect(left.map(({ key }) => key)).not.toContain('restored_secrets');
  const secrets = ['admin-token', ...(isPostgres ? [] : ['visitor-secret' as const])] as const;
  for (const name of secrets) {
    expect(findSecret(settings.DATA_DIR, name)).toBe(findSecret(place.settings.DATA_DIR, name));
  }
  const files = readdirSync(settings.DATA_DIR);
  expect(files.filter((name) => name.startsWith('.'))).toEqual([]);
  expect(await productsOf(settings)).toEqual(['Archived']);
});
