import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { allRows } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { type TestApp, testApp, token } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { blue, bomb, marked, plain, red } from '../upload/testing/uploads.ts';
import { recordStoredImages } from './record-stored-images.ts';
import { uploadImage, uploadPlainImage } from './testing/upload-image.ts';

let given: TestApp;
let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  given = await testApp({ DATA_DIR: folder });
});
afterEach(() => given.app.close());

const upload = (bytes: Uint8Array, name?: string) => uploadImage(given, bytes, name);
const uploadPlain = (colour = blue) => uploadPlainImage(given, colour);

const list = async (query = '') => (await given.call('GET', `/admin/images${query}`)).body;
const get = async (id: number) => (await given.call('GET', `/admin/images/${id}`)).body;
const update = (id: number, draft: object) => given.call('PUT', `/admin/images/${id}`, draft);
const changesOf = async (entity: string) =>
  (await given.call('GET', `/admin/changes?entity=${entity}`)).body.items;
const stored = () => readdirSync(join(folder, 'uploads')).length;

test('an upload is listed in the library with its name and size, and logged', async () => {
  const png = await marked(800, 600).png().toBuffer();
  const { body } = await upload(png, 'C:\\fakepath\\Old \u202eharbor.png');
  const { items, keep_unused_days } = await list();
  expect(keep_unused_days).toBe(7);
  expect(items).toEqual([
    expect.objectContaining({
      id: 1,
      path: body.url,
      name: 'Old harbor.png',
      width: 800,
      height: 600,
      focal_point: null,
      uses: 0,
      unused_since: null,
      i18n: { en: { alt: null }, tr: { alt: null } },
    }),
  ]);
  expect(items[0].bytes).toBeGreaterThan(100);
  expect(await changesOf('image')).toMatchObject([{ action: 'create', name: 'Old harbor.png' }]);

  await upload(png, 'again.png');
  expect((await list()).items).toEqual(items);
  expect(await changesOf('image')).toHaveLength(1);
});

test('an upload whose row cannot be written leaves neither file nor row', async () => {
  const png = await plain(40, 20).png().toBuffer();
  const withoutTexts = async () => {
    await given.db.schema.alterTable('image_translation').renameTo('away').execute();
    expect((await upload(png)).status).toBe(503);
    await given.db.schema.alterTable('away').renameTo('image_translation').execute();
  };
  await uploadPlain(red);
  await withoutTexts();
  expect([(await allRows(given.db, 'image')).length, stored()]).toEqual([1, 1]);
  await upload(png);
  expect([(await allRows(given.db, 'image')).length, stored()]).toEqual([2, 2]);
});

test('images stored before the library existed are recorded once, without reading them', async () => {
  const storage = diskStorage(folder);
  const hash = 'a'.repeat(32);
  await storage.put(hash, new Map([['320x160.webp', Buffer.from('no image at all')]]));
  await recordStoredImages(given.db, storage);
  await recordStoredImages(given.db, storage);
  expect((await list()).items).toMatchObject([
    { path: `/uploads/${hash}/320x160.webp`, width: 320, height: 160, bytes: 15 },
  ]);
});

test('the library is searched by name and by text in any language, and paged', async () => {
  await uploadPlain(blue);
  await uploadPlain(red);
  await update(1, { name: 'Harbour', i18n: { tr: { alt: 'Işıklı bir liman' } } });
  expect((await list('?q=LIMAN')).items).toMatchObject([{ id: 1 }]);
  expect((await list('?q=harbour')).total).toBe(1);
  expect((await list('?q=%25')).total).toBe(0);
  expect((await list('?limit=1')).items).toMatchObject([{ id: 2 }]);
  expect((await list('?limit=1&offset=1')).items).toMatchObject([{ id: 1 }]);
  expectProblem(await given.call('GET', '/admin/images?use=maybe'), 'bad_input', 400);
});

test('an image lists what uses it, up to date after every write', async () => {
  const [icon, photo] = [await uploadPlain(blue), await uploadPlain(red)];
  expect((await list('?use=unused')).total).toBe(2);
  const product = await given.make.product({ icon_url: icon, images: [{ image_url: photo }] });
  const banner = await given.make.banner({ image_url: icon });
  const code = await given.make.promoCode({ image_vertical_url: icon, image_horizontal_url: icon });
  expect(await get(1)).toMatchObject({
    uses_total: 3,
    uses: [
      { kind: 'banner', id: banner.id, name: 'Banner title' },
      { kind: 'product', id: product.id, name: 'Product 1' },
      { kind: 'promo-code', id: code.id, name: code.code },
    ],
  });
  expect((await list('?use=used')).items).toMatchObject([
    { id: 2, uses: 1 },
    { id: 1, uses: 3 },
  ]);
  await given.call('DELETE', `/admin/banners/${banner.id}`);
  await given.call('PUT', `/admin/products/${product.id}`, { i18n: { en: { name: 'Bare' } } });
  expect(await get(1)).toMatchObject({ uses_total: 1 });
  expect((await list('?use=unused')).items).toMatchObject([{ id: 2 }]);
});

test('an image is edited with its history, and can be restored', async () => {
  await uploadPlain();
  const draft = { name: 'A', focal_point: { x: 30, y: 70 }, i18n: { en: { alt: 'A harbor' } } };
  expect((await update(1, draft)).body).toMatchObject(draft);
  expect((await update(1, { name: 'B' })).body).toMatchObject({
    focal_point: null,
    i18n: { en: { alt: null } },
  });
  const [, first] = await changesOf('image');
  expect(first.changed).toEqual(['name', 'focal_point.x', 'focal_point.y', 'i18n.en.alt']);
  await given.call('POST', `/admin/changes/${first.seq}/restore`);
  expect(await get(1)).toMatchObject(draft);
});

const wrongDrafts: [string, object][] = [
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(201) }],
  ['focal_point.x', { name: 'A', focal_point: { x: 101, y: 0 } }],
  ['focal_point.y', { name: 'A', focal_point: { x: 0, y: -1 } }],
  ['focal_point.x', { name: 'A', focal_point: { x: 0.5, y: 1 } }],
  ['i18n.tr.alt', { name: 'A', i18n: { tr: { alt: 'x'.repeat(201) } } }],
];
test.each(wrongDrafts)('the error names the path of an invalid %s: %j', async (path, draft) => {
  await uploadPlain();
  const refused = await update(1, draft);
  expectProblem(refused, 'bad_input', 400);
  expect(refused.body.errors).toMatchObject([{ path }]);
});

test('an image in use is not deleted, and the error lists where it is used', async () => {
  const path = await uploadPlain();
  const banner = await given.make.banner({ image_url: path });
  const refused = await given.call('DELETE', '/admin/images/1');
  expectProblem(refused, 'conflict', 409);
  expect(refused.body.detail).toBe('The image is still used by banner “Banner title”.');
  await given.call('DELETE', `/admin/banners/${banner.id}`);
  expect((await given.call('DELETE', '/admin/images/1')).status).toBe(204);
  expect([(await list()).total, stored()]).toEqual([0, 0]);
  expectProblem(await given.call('DELETE', '/admin/images/1'), 'not_found', 404);

  const [deletion] = await changesOf('image');
  const restored = await given.call('POST', `/admin/changes/${deletion.seq}/restore`);
  expect([restored.status, restored.body.detail]).toEqual([
    409,
    'This image and its file were deleted. Upload it again.',
  ]);
});

test('an image replaces another everywhere, with one change per item', async () => {
  const [old, other] = [await uploadPlain(blue), await uploadPlain(red)];
  const product = await given.make.product({ icon_url: old, images: [{ image_url: old }] });
  const banner = await given.make.banner({ image_url: old });
  await given.make.exclusiveBonus({ image_url: old });
  await given.make.promoCode({ image_vertical_url: old });
  const publicIcon = async () => (await given.call('GET', `/products/${product.id}`)).body.icon_url;
  expect(await publicIcon()).toBe(old);
  const replaced = await given.call('POST', '/admin/images/1/replace', { by: 2 });
  expect(replaced.body).toEqual({ changed: 4 });
  expect(await publicIcon()).toBe(other);
  expect(await get(1)).toMatchObject({ uses_total: 0 });
  expect(await get(2)).toMatchObject({ uses_total: 4 });
  expect(await changesOf('product')).toMatchObject([
    { action: 'update', changed: ['icon_url', 'images'] },
    { action: 'create' },
  ]);
  expect((await given.call('GET', `/admin/banners/${banner.id}`)).body.image_url).toBe(other);
});

test('prose that quotes an image’s path stays as written', async () => {
  const [old, other] = [await uploadPlain(blue), await uploadPlain(red)];
  const paragraphs = [`Write <img src="${old}"> for it.`, `${old} is its path.`, old];
  const bodyWith = (path: string): RichText => ({
    type: 'doc',
    content: [
      ...paragraphs.map((text) => ({
        type: 'paragraph' as const,
        content: [{ type: 'text' as const, text }],
      })),
      { type: 'image', attrs: { path } },
    ],
  });
  const page = await given.make.contentPage({ i18n: { en: { body: bodyWith(old) } } });
  const replaced = await given.call('POST', '/admin/images/1/replace', { by: 2 });
  expect(replaced.body).toEqual({ changed: 1 });
  const { body } = await given.call('GET', `/admin/pages/${page.id}`);
  expect(body.i18n.en.body).toEqual(bodyWith(other));
});

test('replacing an image with itself or with nothing changes nothing', async () => {
  const path = await uploadPlain();
  await given.make.banner({ image_url: path });
  for (const by of [1, 99, 0, 'x']) {
    const refused = await given.call('POST', '/admin/images/1/replace', { by });
    expectProblem(refused, 'bad_input', 400);
    expect(refused.body.errors).toMatchObject([{ path: 'by' }]);
  }
  expectProblem(await given.call('POST', '/admin/images/9/replace', { by: 1 }), 'not_found', 404);
  expect(await changesOf('banner')).toHaveLength(1);
});

test('an upload with too many pixels leaves neither file nor row', async () => {
  expectProblem(await upload(bomb(30_000, 30_000)), 'bad_input', 400);
  expect((await list()).total).toBe(0);
});

test('a viewer can read the library but not write to it', async () => {
  await uploadPlain();
  const draft = { name: 'Viewer', role: 'viewer' };
  const { token: viewers } = (await given.call('POST', '/admin/tokens', draft)).body;
  expect(viewers).not.toBe(token);
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    given.call(method, `/admin/images${path}`, body, { headers: { 'x-admin-token': viewers } });
  expect((await call('GET', '')).status).toBe(200);
  for (const refused of [
    await call('PUT', '/1', { name: 'A' }),
    await call('DELETE', '/1'),
    await call('POST', '/1/replace', { by: 2 }),
    await call('POST', '/1/crop', { x: 0, y: 0, width: 1, height: 1 }),
  ]) {
    expectProblem(refused, 'forbidden', 403);
  }
});
