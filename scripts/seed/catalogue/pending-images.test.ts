import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { allRows, temporaryFolder, testDatabase } from '../../../db/testing/database.ts';
import { startServer } from '../../../server/testing/process.ts';
import { pendingSampleImagesFile } from '../../../server/uploads/pending-sample-images.ts';
import { type StoredFile, uploadStorage } from '../../../server/uploads/storage.ts';
import { seedSampleCatalogue } from '../seed-sample-catalogue.ts';
import { pendingImages } from './pending-images.ts';

async function seeded() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const dataDir = temporaryFolder();
  await seedSampleCatalogue({ db, dataDir, now: new Date('2026-05-17T10:30:00Z') });
  const urls = [
    ...(await allRows(db, 'product')).map(({ icon_url }) => icon_url),
    ...(await allRows(db, 'product_image')).map(({ image_url }) => image_url),
    ...(await allRows(db, 'banner')).map(({ image_url }) => image_url),
    ...(await allRows(db, 'exclusive_bonus')).map(({ image_url }) => image_url),
    ...(await allRows(db, 'promo_code')).map((code) => code.image_vertical_url),
  ];
  const images = urls.map((url) => String(url).split('/').slice(-2) as [string, string]);
  return { dataDir, images };
}

const bytesOf = async (found: StoredFile | undefined) => found && buffer(found.read());

const folders = (dataDir: string) => readdirSync(join(dataDir, 'uploads'));

test('each image of a row is served before it is copied, and is the same afterwards', async () => {
  const { dataDir, images } = await seeded();
  const pending = await pendingImages(dataDir);
  expect(existsSync(join(dataDir, 'uploads'))).toBe(false);
  const before = await Promise.all(images.map((image) => pending.find(...image)));
  await pending.copy();
  const storage = uploadStorage(dataDir);
  const [anImage = ['', '']] = images;
  for (const [index, image] of images.entries()) {
    const copy = await storage.find(...image);
    expect([image, copy?.size]).toEqual([image, before[index]?.size]);
  }
  expect(await bytesOf(await storage.find(...anImage))).toEqual(await bytesOf(before[0]));
  expect(folders(dataDir)).toHaveLength(216);
  for (const folder of folders(dataDir)) expect(folder).toMatch(/^[0-9a-f]{32}$/);
});

test('an image that the sample catalogue does not have is not found', async () => {
  const { dataDir } = await seeded();
  const pending = await pendingImages(dataDir);
  expect(await pending.find('0'.repeat(32), '160.webp')).toBeUndefined();
});

test('copies that were stopped stay pending, and the next process makes the others', async () => {
  const { dataDir } = await seeded();
  const stop = new AbortController();
  const copying = (await pendingImages(dataDir)).copy(stop.signal);
  stop.abort();
  await copying;
  expect(folders(dataDir)).toHaveLength(1);
  expect(existsSync(pendingSampleImagesFile(dataDir))).toBe(true);
  await (await pendingImages(dataDir)).copy();
  expect(folders(dataDir)).toHaveLength(216);
  expect(existsSync(pendingSampleImagesFile(dataDir))).toBe(false);
});

test('a server that is killed at its first start shows every image, and has them all after the next', async () => {
  const dataDir = temporaryFolder();
  const variables = { SEED: 'demo', LOG_LEVEL: 'silent' };
  const first = await startServer(dataDir, variables);
  const list = await (await fetch(`${first.url}/api/products?limit=50`)).json();
  const urls = (list.items as { icon_url: string }[]).map(({ icon_url }) => first.url + icon_url);
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  first.process.kill('SIGKILL');
  await first.stop();
  const second = await startServer(dataDir, variables);
  await expect.poll(() => existsSync(pendingSampleImagesFile(dataDir))).toBe(false);
  expect(folders(dataDir).filter((name) => !name.startsWith('.'))).toHaveLength(216);
  await second.stop();
});
