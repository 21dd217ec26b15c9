// Runs on PostgreSQL too: no other test runs its SQL there.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { addImage } from '../../image/library/add-image.ts';
import { recordStoredImages } from '../../image/library/record-stored-images.ts';
import { diskStorage } from '../../image/storage/disk-storage.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ago, inDays, retentionOf } from './testing/run-retention.ts';

let given: TestApp;
let folder: string;
let imageStorage: ReturnType<typeof diskStorage>;
let run: ReturnType<typeof retentionOf>;

beforeEach(async () => {
  folder = temporaryFolder();
  given = await testApp();
  imageStorage = diskStorage(folder);
  run = retentionOf(given, imageStorage);
});
afterEach(() => given.app.close());

const get = async (path: string) => (await given.call('GET', `/admin${path}`)).body;
const imageOf = (sign: string) => sign.repeat(32);
const urlOf = (sign: string) => `/uploads/${imageOf(sign)}/20x10.webp`;
const store = (sign: string) =>
  imageStorage.put(imageOf(sign), new Map([['20x10.webp', Buffer.from(sign)]]));
const signsStored = async () =>
  (await readdir(join(folder, 'uploads')))
    .map((name) => name[0])
    .sort()
    .join('');

test('an image is deleted a week after a nightly run first found it unused', async () => {
  for (const sign of 'abcdef') await store(sign);
  const product = await given.make.product({ icon_url: urlOf('a') });
  const banner = await given.make.banner({ image_url: urlOf('b') });
  await given.make.promoCode({ image_vertical_url: urlOf('c') });
  // The history still contains a state that uses the image, and that could be restored.
  await given.call('PUT', `/admin/banners/${banner.id}`, { image_url: urlOf('a') });
  expect(await run()).toEqual([0, 0, 0]);
  expect(await run({ now: inDays(6) })).toEqual([0, 0, 0]);
  // One image is used again in time, and another is uploaded again for a form that hasn't been saved yet.
  await given.call('PUT', `/admin/products/${product.id}`, {
    i18n: { en: { name: 'With d' } },
    icon_url: urlOf('d'),
  });
  await given.db.deleteFrom('unused_image').where('image', '=', imageOf('e')).execute();
  expect(await run({ now: inDays(8), isDryRun: true })).toEqual([0, 0, 1]);
  expect(await signsStored()).toBe('abcdef');
  expect(await run({ now: inDays(8) })).toEqual([0, 0, 1]);
  expect(await signsStored()).toBe('abcde');
  expect(await run({ now: inDays(16) })).toEqual([0, 0, 1]);
  expect(await signsStored()).toBe('abcd');
  await run({ now: inDays(300), variables: { KEEP_UNUSED_IMAGES_DAYS: '0' } });
  expect(await signsStored()).toBe('abcd');
});

test('a page’s cover and the images in its body are kept', async () => {
  for (const sign of 'abc') await store(sign);
  const body = {
    type: 'doc' as const,
    content: [{ type: 'image' as const, attrs: { path: urlOf('b') } }],
  };
  await given.make.contentPage({ cover: urlOf('a'), i18n: { tr: { title: 'Oranlar', body } } });
  // Images used in the history would be kept as well.
  await given.db.deleteFrom('change').execute();
  await run();
  await run({ now: inDays(8) });
  expect(await signsStored()).toBe('ab');
});

test('an image in a proposed change is kept, and can’t be deleted by hand', async () => {
  await store('a');
  await recordStoredImages(given.db, imageStorage);
  const banner = { image_url: urlOf('a') };
  const proposed = await given.call('POST', '/admin/banners?draft=true', banner);
  expect(proposed.status).toBe(202);
  await run();
  expect(await run({ now: inDays(8) })).toEqual([0, 0, 0]);
  expect(await signsStored()).toBe('a');
  expect((await given.call('DELETE', '/admin/images/1')).status).toBe(409);
  await given.call('DELETE', `/admin/proposals/${proposed.body.proposal.id}`);
  await run({ now: inDays(9) });
  expect(await run({ now: inDays(17) })).toEqual([0, 0, 1]);
});

test('an image that comes into use while others are being deleted is kept', async () => {
  for (const sign of 'ab') await store(sign);
  await run();
  const names = imageStorage.names;
  imageStorage.names = async function* () {
    yield* names();
    await given.make.banner({ image_url: urlOf('a') });
  };
  expect(await run({ now: inDays(8) })).toEqual([0, 0, 1]);
  expect(await signsStored()).toBe('a');
});

test('an image uploaded again while others are being deleted is kept', async () => {
  for (const sign of 'ab') await store(sign);
  await recordStoredImages(given.db, imageStorage);
  await run();
  const deleteFiles = imageStorage.delete;
  imageStorage.delete = async (image) => {
    await deleteFiles(image);
    const [hash = ''] = ['a', 'b'].map(imageOf).filter((other) => other !== image);
    const found = { hash, path: `/uploads/${hash}/20x10.webp`, width: 20, height: 10, bytes: 1 };
    const writer = { db: given.db, actor: 'test' };
    await addImage(writer, imageStorage, 'Again', async () => ({ ...found, isNew: false }));
  };
  expect(await run({ now: inDays(8) })).toEqual([0, 0, 1]);
  const [{ path } = { path: '' }] = (await get('/images')).items;
  expect(path.slice('/uploads/'.length)[0]).toBe(await signsStored());
});

test('an image’s row is deleted with its files, and its own history does not keep it', async () => {
  await store('a');
  await recordStoredImages(given.db, imageStorage);
  const draft = { name: 'Harbor', i18n: { en: { alt: 'A harbor' } } };
  expect((await given.call('PUT', '/admin/images/1', draft)).status).toBe(200);
  await run();
  expect((await get('/images')).items).toMatchObject([{ id: 1, unused_since: expect.any(String) }]);
  expect(await run({ now: inDays(8) })).toEqual([0, 0, 1]);
  expect([(await get('/images')).total, await signsStored()]).toEqual([0, '']);
  expect((await get('/changes?entity=image')).items).toMatchObject([
    { action: 'delete', actor: 'Nightly cleanup', name: 'Harbor' },
    { action: 'update' },
  ]);
});

test('uploading the same file restarts the week', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = new FormData();
  form.set('file', new File([png], 'a.png', { type: 'image/png' }));
  const upload = async () => {
    const request = new Request('http://site/', { method: 'POST', body: form });
    return given.call('POST', '/admin/uploads', Buffer.from(await request.clone().arrayBuffer()), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
  };
  const { body } = await upload();
  const [, image = ''] = /uploads\/(\w+)\//.exec(body.url) ?? [];
  await given.db
    .insertInto('unused_image')
    .values({ image, since: ago(8) })
    .execute();
  await upload();
  expect(await allRows(given.db, 'unused_image')).toEqual([]);
});
