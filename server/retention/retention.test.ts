import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows, temporaryFolder } from '../../db/testing/database.ts';
import { addImage } from '../image/add-image.ts';
import { recordStoredImages } from '../image/record-stored-images.ts';
import { parseSettings } from '../settings.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { diskStorage } from '../uploads/disk-storage.ts';
import { retentions } from './retention.ts';

const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

let given: TestApp;
let folder: string;
let imageStorage: ReturnType<typeof diskStorage>;

beforeEach(async () => {
  folder = temporaryFolder();
  given = await testApp();
  imageStorage = diskStorage(folder);
});
afterEach(() => given.app.close());

type Options = { isDryRun?: boolean; now?: Date; variables?: Record<string, string> };

/** Returns how many went, in the order states, inquiries, images. */
async function run({ isDryRun = false, now = new Date(), variables = {} }: Options = {}) {
  const settings = parseSettings(variables);
  const counts: number[] = [];
  const { signal } = new AbortController();
  for (const { run } of retentions({ database: given.database, settings, imageStorage })) {
    counts.push(await run({ signal, isDryRun, now }));
  }
  return counts;
}

const age = (days: number, seqs?: number[]) => {
  let changes = given.db.updateTable('change').set({ at: ago(days) } as object);
  if (seqs) changes = changes.where('seq', 'in', seqs);
  return changes.execute();
};

const get = async (path: string) => (await given.call('GET', `/admin${path}`)).body;
const rename = (id: number, name: string) =>
  given.call('PUT', `/admin/products/${id}`, { i18n: { en: { name } } });

test('a state that another replaced a year ago becomes its summary, and the latest of each thing stays', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'First' } } });
  const other = await given.make.product({ i18n: { en: { name: 'Deleted' } } });
  await rename(id, 'Second');
  await rename(id, 'Third');
  await given.call('DELETE', `/admin/products/${other.id}`);
  await age(400);
  await rename(id, 'Fourth');
  const before = (await get('/changes')).items;

  expect(await run({ isDryRun: true })).toEqual([3, 0, 0]);
  expect((await get('/changes')).items).toEqual(before);
  expect(await run()).toEqual([3, 0, 0]);
  expect(await run()).toEqual([0, 0, 0]);

  const { items } = await get('/changes');
  expect(items.map(({ kept: _, ...change }: { kept: boolean }) => change)).toEqual(
    before.map(({ kept: _, ...change }: { kept: boolean }) => change),
  );
  expect(items.map(({ kept }: { kept: boolean }) => kept)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  expect((await get('/changes')).total).toBe(6);
  expect((await get('/changes?entity=product')).total).toBe(6);
  const [fourth, deleted, , second] = items;
  expect(await get(`/changes/${fourth.seq}`)).toMatchObject({ before: { name: 'Third' } });
  expect(await get(`/changes/${second.seq}`)).toMatchObject({
    ...{ kept: false, name: 'Second', before: null, after: null },
    changed: expect.arrayContaining(['name']),
  });
  const refused = await given.call('POST', `/admin/changes/${second.seq}/restore`);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'The state of this change is no longer stored. Choose a later one.',
  ]);
  const restored = await given.call('POST', `/admin/changes/${deleted.seq}/restore`);
  expect([restored.status, restored.body.after.name]).toEqual([201, 'Deleted']);
});

test('the changes of one thing keep the states before and after them for a year', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'First' } } });
  await age(400);
  await rename(id, 'Second');
  expect(await run()).toEqual([0, 0, 0]);
  await age(366);
  expect(await run()).toEqual([1, 0, 0]);
  expect(await run({ variables: { KEEP_HISTORY_DAYS: '0' } })).toEqual([0, 0, 0]);
});

test('a change of before there were summaries gets its own before its state goes', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'First' } } });
  await rename(id, 'Second');
  await rename(id, 'Third');
  const before = (await get('/changes')).items;
  await given.db.updateTable('change').set({ summary: null }).execute();
  await age(400);
  expect(await run()).toEqual([2, 0, 0]);
  const names = (items: { name: string; changed: string[] }[]) =>
    items.map(({ name, changed }) => [name, changed]);
  expect(names((await get('/changes')).items)).toEqual(names(before));
});

test('an order that others are told by stays with them', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 60; made += 1) {
    ids.push((await given.make.product({ categories: [1] })).id);
  }
  const put = (order: number[]) =>
    given.call('PUT', '/admin/products/reorder', {
      category_id: 1,
      items: order.map((product_id, index) => ({ product_id, position: index + 1 })),
    });
  const turned = ids.toReversed();
  const dragged = [...turned.slice(1), ...turned.slice(0, 1)];
  await put(ids);
  await put(turned);
  await put(dragged);
  await age(400);
  // Only the first order went: the second is the base of the third, which is the latest.
  expect(await run()).toEqual([1, 0, 0]);
  const { items } = await get('/changes?entity=product-list');
  expect((await get(`/changes/${items[0].seq}`)).after.product_ids).toEqual(dragged);
  expect((await get(`/changes/${items[1].seq}`)).after.product_ids).toEqual(turned);
  expect(items.map(({ kept }: { kept: boolean }) => kept)).toEqual([true, true, false]);
});

test('old inquiries are deleted, and none where the setting is 0', async () => {
  for (let sent = 0; sent < 3; sent += 1) await given.make.inquiry();
  const [oldest] = await given.db.selectFrom('inquiry').select('id').orderBy('id').execute();
  await given.db
    .updateTable('inquiry')
    .set({ sent_at: ago(731) } as object)
    .where('id', '=', oldest?.id ?? 0)
    .execute();
  expect(await run({ variables: { KEEP_INQUIRIES_DAYS: '0' } })).toEqual([0, 0, 0]);
  expect(await run({ isDryRun: true })).toEqual([0, 1, 0]);
  expect(await run()).toEqual([0, 1, 0]);
  expect(await allRows(given.db, 'inquiry')).toHaveLength(2);
});

const imageOf = (sign: string) => sign.repeat(32);
const urlOf = (sign: string) => `/uploads/${imageOf(sign)}/20x10.webp`;
const store = (sign: string) =>
  imageStorage.put(imageOf(sign), new Map([['20x10.webp', Buffer.from(sign)]]));
const inDays = (days: number) => new Date(Date.now() + days * day);
const signsStored = async () =>
  (await readdir(join(folder, 'uploads')))
    .map((name) => name[0])
    .sort()
    .join('');

test('an image goes a week after a night found that nothing names it', async () => {
  for (const sign of 'abcdef') await store(sign);
  const product = await given.make.product({ icon_url: urlOf('a') });
  const banner = await given.make.banner({ image_url: urlOf('b') });
  await given.make.promoCode({ image_vertical_url: urlOf('c') });
  // A state of the history names it, and could be restored.
  await given.call('PUT', `/admin/banners/${banner.id}`, { image_url: urlOf('a') });
  expect(await run()).toEqual([0, 0, 0]);
  expect(await run({ now: inDays(6) })).toEqual([0, 0, 0]);
  // Used again in time, and uploaded again for a form that is not saved yet.
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

test('the cover of a page and the images in its body stay', async () => {
  for (const sign of 'abc') await store(sign);
  const body = {
    type: 'doc' as const,
    content: [{ type: 'image' as const, attrs: { path: urlOf('b') } }],
  };
  await given.make.contentPage({ cover: urlOf('a'), i18n: { tr: { title: 'Oranlar', body } } });
  // Images that the history names would stay as well.
  await given.db.deleteFrom('change').execute();
  await run();
  await run({ now: inDays(8) });
  expect(await signsStored()).toBe('ab');
});

test('an image that is named while the run deletes others stays', async () => {
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

test('an image that is uploaded again while the run deletes others stays', async () => {
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

test('the row of an image goes with its files, and its own history does not hold it', async () => {
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

test('an upload of the same file begins the week anew', async () => {
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
