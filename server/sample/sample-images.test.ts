import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { allRows, testDatabase } from '../../db/testing/database.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { diskStorage } from '../image/storage/disk-storage.ts';
import type { OpenFile } from '../image/storage/image-storage.ts';
import { areSampleImagesPending, copySampleImages, withSampleImages } from './sample-images.ts';
import { seedSampleCatalogue } from './seed-sample-catalogue.ts';

async function seeded() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const dataDir = temporaryFolder();
  await seedSampleCatalogue({ db, now: new Date('2026-05-17T10:30:00Z') });
  const urls = [
    ...(await allRows(db, 'product')).map(({ icon_url }) => icon_url),
    ...(await allRows(db, 'product_image')).map(({ image_url }) => image_url),
    ...(await allRows(db, 'banner')).map(({ image_url }) => image_url),
    ...(await allRows(db, 'exclusive_bonus')).map(({ image_url }) => image_url),
    ...(await allRows(db, 'promo_code')).map((code) => code.image_vertical_url),
  ];
  const images = urls.map((url) => String(url).split('/').slice(-2) as [string, string]);
  return { db, dataDir, images, storage: diskStorage(dataDir) };
}

const bytesOf = async (found: OpenFile | undefined) => found && buffer(found.content);

const folders = (dataDir: string) => readdirSync(join(dataDir, 'uploads'));

test('every image used by a row is served before it is stored, and unchanged afterwards', async () => {
  const { db, dataDir, images, storage } = await seeded();
  const served = withSampleImages(db, storage);
  expect(existsSync(join(dataDir, 'uploads'))).toBe(false);
  const before = await Promise.all(images.map((image) => served.sizeOf(...image)));
  const [anImage = ['', '']] = images;
  const bytes = await bytesOf(await served.open(...anImage));
  await copySampleImages(db, storage);
  for (const [index, image] of images.entries()) {
    expect([image, await storage.sizeOf(...image)]).toEqual([image, before[index]]);
  }
  expect(bytes).toEqual(await bytesOf(await storage.open(...anImage)));
  expect(folders(dataDir)).toHaveLength(216);
  for (const folder of folders(dataDir)) expect(folder).toMatch(/^[0-9a-f]{32}$/);
});

test('an image in neither the storage nor the sample catalogue is not found', async () => {
  const { db, storage } = await seeded();
  const served = withSampleImages(db, storage);
  expect(await served.open('0'.repeat(32), '160.webp')).toBeUndefined();
  expect(await served.sizeOf('0'.repeat(32), '160.webp')).toBeUndefined();
});

test('a site without the sample catalogue has none of its images', async () => {
  const { images } = await seeded();
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const served = withSampleImages(db, diskStorage(temporaryFolder()));
  const [anImage = ['', '']] = images;
  expect(await served.sizeOf(...anImage)).toBeUndefined();
});

test('interrupted copies stay pending, and the next process completes them', async () => {
  const { db, dataDir, storage } = await seeded();
  const stop = new AbortController();
  const put: typeof storage.put = async (...image) => {
    stop.abort();
    await storage.put(...image);
  };
  await copySampleImages(db, { ...storage, put }, stop.signal);
  expect(folders(dataDir)).toHaveLength(1);
  expect(await areSampleImagesPending(db)).toBe(true);
  await Promise.all([copySampleImages(db, storage), copySampleImages(db, storage)]);
  expect(folders(dataDir)).toHaveLength(216);
  expect(await areSampleImagesPending(db)).toBe(false);
});
