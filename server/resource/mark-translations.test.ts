// Runs on PostgreSQL too: missing texts are found with SQL of its own.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { using } from '../people/session/testing/sessions-of.ts';
import { token as firstOwners, type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeAll(async () => {
  given = await testApp();
});
afterAll(() => given.app.close());

let id: number;
let draft: { i18n: Record<'en' | 'tr', object> };

const read = async (path: string) => (await given.call('GET', `/admin/${path}`)).body;
const stale = async (kind = 'product', of = id) =>
  (await read(`translations?kind=${kind}&id=${of}`)).items;
const missing = async () =>
  (await read(`translations?state=missing&kind=product&id=${id}`)).items.map(
    ({ field }: { field: string }) => field,
  );

/** Changes texts of the product. */
async function save(texts: { en?: object; tr?: object }, token = firstOwners) {
  const { en, tr } = draft.i18n;
  draft = { ...draft, i18n: { en: { ...en, ...texts.en }, tr: { ...tr, ...texts.tr } } };
  const path = `/admin/products/${id}`;
  const { status, body } = await given.call('PUT', path, draft, using(token));
  expect([status, body.detail]).toEqual([200, undefined]);
}

beforeEach(async () => {
  const texts = { en: { name: 'Lantern', description: 'Fast payouts' }, tr: { name: 'Fener' } };
  const created = await given.make.product({ i18n: texts } as never);
  id = created.id;
  draft = await read(`products/${id}`);
});

test('a translation is stale once its original changes, until it is translated again', async () => {
  await save({ tr: { description: 'Hızlı ödeme' } });
  expect(await stale()).toEqual([]);
  await save({ en: { description: 'Slow payouts' } });
  expect(await stale()).toEqual([
    {
      ...{ kind: 'product', id, name: 'Lantern', language: 'tr' },
      ...{ field: 'description', by: 'Administrator' },
      source: expect.stringMatching(/^[\w-]{22}$/),
    },
  ]);
  await save({ tr: { description: 'Yavaş ödeme' } });
  expect(await stale()).toEqual([]);
});

test('a translation from before there were marks counts as one of the text that is replaced', async () => {
  await save({ en: { name: 'Copper Lantern' } });
  expect(await stale()).toMatchObject([{ field: 'name', by: null }]);
  await save({ en: { name: 'Lantern' } });
  expect(await stale()).toEqual([]);
});

test('emptying an original and filling it in again doesn’t translate it', async () => {
  await save({ tr: { description: 'Hızlı ödeme' } });
  const emptied = { field: 'description', by: 'Administrator' };
  const { token } = await given.make.person({ name: 'Ada', role: 'editor' });
  for (const [description, expected] of [
    [null, [emptied]],
    ['Slow payouts', [emptied]],
    [null, [emptied]],
    ['Fast payouts', []],
  ] as const) {
    await save({ en: { description } }, token);
    expect(await stale()).toMatchObject(expected);
  }
});

test('an original written after its translation only counts once it changes', async () => {
  await save({ en: { description: null }, tr: { description: 'Hızlı ödeme' } });
  expect(await stale()).toEqual([]);
  await save({ en: { description: 'Fast payouts' } });
  expect(await stale()).toEqual([]);
  await save({ en: { description: 'Slow payouts' } });
  expect(await stale()).toMatchObject([{ field: 'description', by: null }]);
});

test('spaces and line breaks don’t count', async () => {
  await save({ tr: { description: 'Hızlı ödeme' } });
  await save({ en: { description: 'Fast\n payouts' } });
  expect(await stale()).toEqual([]);
});

test('a dismissed mark comes back with the next change', async () => {
  await save({ en: { name: 'Copper Lantern' } });
  const [seen] = await stale();
  const key = { kind: 'product', id, language: 'tr', field: 'name', source: seen.source };
  const dismiss = async (draft: object) =>
    (await given.call('POST', '/admin/translations/dismiss', draft)).status;
  expect(await dismiss(key)).toBe(204);
  expect(await stale()).toEqual([]);
  await save({ en: { name: 'Silver Lantern' } });
  const changed = await stale();
  expect(changed).toMatchObject([{ field: 'name' }]);
  // This is of the words that were dismissed before.
  expect(await dismiss(key)).toBe(409);
  expect(await stale()).toEqual(changed);
  expect(await dismiss({ ...key, source: changed[0].source })).toBe(204);
  expect(await stale()).toEqual([]);
  expect(await dismiss({ ...key, source: undefined })).toBe(400);
  expect(await dismiss({ ...key, field: 'description' })).toBe(404);
});

test('a removed translation is missing, and no longer stale', async () => {
  await save({ en: { name: 'Copper Lantern' } });
  expect(await missing()).toEqual(['description']);
  await save({ tr: { name: null } });
  expect(await stale()).toEqual([]);
  expect(await missing()).toEqual(['description', 'name']);
});

test('formatting a page doesn’t make its translation stale, and other words do', async () => {
  const body = (text: string, marks: { type: 'bold' }[] = []) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks[0] && { marks }) }] }],
  });
  const page = await given.make.contentPage({
    i18n: {
      en: { title: 'Odds', body: body('What odds are') },
      tr: { title: 'Oranlar', body: body('Oranlar nedir') },
    },
  } as never);
  const write = async (text: object) => {
    const current = await read(`pages/${page.id}`);
    current.i18n.en.body = text;
    expect((await given.call('PUT', `/admin/pages/${page.id}`, current)).status).toBe(200);
  };
  await write(body('What odds are', [{ type: 'bold' }]));
  expect(await stale('content-page', page.id)).toEqual([]);
  await write(body('How odds work'));
  expect(await stale('content-page', page.id)).toMatchObject([{ field: 'body', name: 'Odds' }]);
});

const restore = async (change: { seq: number }) =>
  expect((await given.call('POST', `/admin/changes/${change.seq}/restore`)).status).toBe(201);
const changesOf = async (kind: string, of: number) =>
  (await read(`changes?entity=${kind}&id=${of}`)).items;

test('restoring an earlier text clears its mark', async () => {
  await save({ en: { name: 'Copper Lantern' } });
  await restore((await changesOf('product', id)).at(-1));
  expect(await stale()).toEqual([]);
});

test('a deleted entry isn’t listed, and is as stale as before once it’s restored', async () => {
  const page = await given.make.contentPage({
    i18n: { en: { title: 'Odds' }, tr: { title: 'Oranlar' } },
  } as never);
  const current = await read(`pages/${page.id}`);
  current.i18n.en.title = 'How odds work';
  expect((await given.call('PUT', `/admin/pages/${page.id}`, current)).status).toBe(200);
  await save({ en: { name: 'Copper Lantern' } });
  for (const [kind, of, path, field] of [
    ['product', id, 'products', 'name'],
    ['content-page', page.id, 'pages', 'title'],
  ] as const) {
    const before = await stale(kind, of);
    expect(before).toMatchObject([{ field, by: null }]);
    expect((await given.call('DELETE', `/admin/${path}/${of}`)).status).toBe(204);
    expect(await stale(kind, of)).toEqual([]);
    const [deletion, ...earlier] = await changesOf(kind, of);
    await restore(deletion);
    expect(await stale(kind, of)).toEqual(before);
    expect((await given.call('DELETE', `/admin/${path}/${of}`)).status).toBe(204);
    await restore(earlier.at(-1));
    expect(await stale(kind, of)).toEqual([]);
  }
});
