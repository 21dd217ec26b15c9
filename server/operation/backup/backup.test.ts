// Runs in test:long only: backs up and restores whole sites; the walk runs the commands too.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertWebhook, listWebhooks } from '../../../db/repositories/webhook/webhook.ts';
import { isPostgres } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import { openImageStorage } from '../../image/storage/open-image-storage.ts';
import { backUpInChild } from './back-up-in-child.ts';
import { backUpSite } from './back-up-site.ts';
import { readArchive } from './read-archive.ts';
import { restoreSite } from './restore-site.ts';
import { type ChangingSite, changingSite, emptyPlace, openSite } from './testing/changing-site.ts';
import { restoreInto } from './testing/check-restored.ts';

const never = new AbortController().signal;
/** Tables that a restore only copies. It adds rows to the others. */
const isCopied = ({ name }: { name: string }) => !/^(setting|security_)/.test(name);
const newFile = () => join(temporaryFolder(), 'site.tar');

let site: ChangingSite;
beforeAll(async () => {
  site = await changingSite(await emptyPlace());
  await site.whileWriting(async () => {});
});
afterAll(() => site.close());

test('a backup during writes restores the site as of a single moment', async () => {
  const file = newFile();
  const before = site.rounds();
  await site.whileWriting(() => backUpInChild(site.settings, file, never));
  expect(site.rounds()).toBeGreaterThan(before + 1);
  const { manifest, answers } = await restoreInto(await emptyPlace(), file);
  expect(answers).toEqual(site.answersAt(manifest.log_head));
});

test('an archive is restored into the other engine and back', async () => {
  const file = newFile();
  await backUpSite(site.settings, file, never);
  const away = await emptyPlace(false);
  const first = await restoreInto(away, file);
  const again = newFile();
  await backUpSite(away.settings, again, never);
  const second = await restoreInto(await emptyPlace(), again);
  expect(second.answers).toEqual(first.answers);
  expect(second.manifest.tables.filter(isCopied)).toEqual(first.manifest.tables.filter(isCopied));
  expect(second.manifest.images).toEqual(first.manifest.images);
  expect(second.manifest.last_ids).toEqual(first.manifest.last_ids);
});

test('a restored site calls no webhooks until an owner resumes them', async () => {
  const place = await emptyPlace();
  const given = await openSite(place);
  const draft = { url: 'https://hooks.example/', kinds: [] };
  const parts = { secret: 'whsec_', cursor: 0 };
  await insertWebhook(given.db, { ...draft, name: 'Active', paused: false }, parts);
  await insertWebhook(given.db, { ...draft, name: 'Paused', paused: true }, parts);
  await given.app.close();
  const file = newFile();
  await backUpSite(place.settings, file, never);
  const away = await emptyPlace();
  const lines: string[] = [];
  await restoreSite(file, away.settings, { force: false, report: (line) => lines.push(line) });
  expect(lines).toContainEqual(expect.stringContaining('Paused webhooks: 1.'));
  const site = await openSite(away);
  expect((await listWebhooks(site.db)).map(({ state }) => state)).toEqual(['paused', 'paused']);
  await site.app.close();
});

test('an archive is readable only by its owner, and no other file is left next to it', async () => {
  const file = newFile();
  await backUpSite(site.settings, file, never);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual([basename(file)]);
});

test('an interrupted backup leaves nothing behind and keeps the previous archive', async () => {
  const file = newFile();
  await backUpSite(site.settings, file, never);
  const before = statSync(file);
  const stop = new AbortController();
  const stopped = backUpInChild(site.settings, file, stop.signal);
  stop.abort();
  await expect(stopped).rejects.toThrow();
  expect(readdirSync(join(file, '..'))).toEqual([basename(file)]);
  expect(statSync(file).ino).toBe(before.ino);
});

test('a backup overwrites an archive, and nothing else', async () => {
  const file = newFile();
  writeFileSync(file, 'the only copy of something');
  await expect(backUpSite(site.settings, file, never)).rejects.toThrow('is not an archive');
  expect(readFileSync(file, 'utf8')).toBe('the only copy of something');
  await expect(backUpSite(site.settings, dirname(file), never)).rejects.toThrow('is a folder');
});

test('a backup of a missing folder fails with an error', async () => {
  const file = join(temporaryFolder(), 'nowhere', 'site.tar');
  await expect(backUpSite(site.settings, file, never)).rejects.toThrow('nowhere');
});

test.skipIf(isPostgres)('refuses to back up a folder without a site', async () => {
  const { settings } = await emptyPlace();
  await expect(backUpSite(settings, newFile(), never)).rejects.toThrow('There is no database at');
});

test('reports a referenced image that isn’t stored, and completes the backup', async () => {
  const storage = await openImageStorage(site.settings);
  const { missing_images: none } = (await backUpAndRead(site.settings)).manifest;
  expect(none).toEqual([]);
  const [lost = ''] = await allNames(storage);
  const files = await storage.files(lost);
  await storage.delete(lost);
  expect((await backUpAndRead(site.settings)).manifest.missing_images).toEqual([lost]);
  await storage.put(lost, files);
});

async function allNames(storage: ImageStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  return names;
}

async function backUpAndRead(settings: ChangingSite['settings']) {
  const file = newFile();
  await backUpSite(settings, file, never);
  return readArchive(file);
}
