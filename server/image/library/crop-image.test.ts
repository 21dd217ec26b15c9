// Runs in test:long only: encodes images.
// Runs on SQLite only: cropping works on files, and image.test.ts covers image rows.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { blue, marked } from '../upload/testing/uploads.ts';
import { uploadImage, uploadPlainImage } from './testing/upload-image.ts';

let given: TestApp;
let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  given = await testApp({ DATA_DIR: folder });
});
afterEach(() => given.app.close());

test('a crop becomes a separate image', async () => {
  const png = await marked(400, 200).png().toBuffer();
  await uploadImage(given, png);
  await given.call('PUT', '/admin/images/1', { name: 'Flag', i18n: { en: { alt: 'A flag' } } });
  const part = { x: 0, y: 0, width: 100, height: 50 };
  const made = await given.call('POST', '/admin/images/1/crop', part);
  expect([made.status, made.body]).toMatchObject([
    201,
    { id: 2, name: 'Flag', width: 100, height: 50, i18n: { en: { alt: null } } },
  ]);
  const { rawPayload } = await given.app.inject({ url: made.body.path });
  const { channels } = await sharp(rawPayload).stats();
  expect(channels[0]?.mean).toBeGreaterThan(200);
  expect((await given.call('GET', '/admin/images/1')).body).toMatchObject({ width: 400 });
  // The same crop results in the same image.
  expect((await given.call('POST', '/admin/images/1/crop', part)).body.id).toBe(2);
});

const wrongParts = [
  { x: 0, y: 0, width: 41, height: 20 },
  { x: 30, y: 0, width: 11, height: 20 },
  { x: 0, y: 15, width: 40, height: 6 },
  { x: 0, y: 0, width: 40, height: 20 },
  { x: -1, y: 0, width: 10, height: 10 },
  { x: 0, y: 0, width: 0, height: 10 },
  { x: 0, y: 0, width: 1e9, height: 1e9 },
  { x: 0.5, y: 0, width: 10, height: 10 },
  {},
];
test.each(wrongParts)('refuses a crop outside the image: %j', async (part) => {
  await uploadPlainImage(given, blue);
  expectProblem(await given.call('POST', '/admin/images/1/crop', part), 'bad_input', 400);
  expect((await given.call('GET', '/admin/images')).body.total).toBe(1);
  expect(readdirSync(join(folder, 'uploads'))).toHaveLength(1);
});
