import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const make = async (id: number, lang: string) => {
  const { body } = await given.call('GET', `/admin/pages/${id}/preview?lang=${lang}`);
  const { pathname, searchParams } = new URL(body.path, 'http://host');
  return { ...body, pathname, query: Object.fromEntries(searchParams) };
};

const read = async (input: object) => {
  const encoded = encodeURIComponent(JSON.stringify(input));
  return given.call('GET', `/trpc/catalogue.contentPagePreview?input=${encoded}`);
};

test('anyone with a preview’s path can read the stored draft', async () => {
  const draft = { slug: 'odds', i18n: { tr: { title: 'Oranlar' } } };
  const page = await given.make.contentPage(draft);
  const { pathname, query } = await make(page.id, 'tr');
  expect(pathname).toBe(`/tr/preview/pages/${page.id}`);
  const call = { id: page.id, lang: 'tr', ...query };
  const { body, headers } = await read(call);
  expect(body.result.data).toMatchObject({ title: 'Oranlar', languages: [] });
  expect(headers['cache-control']).toBe('no-store');

  const i18n = { ...page.i18n, tr: { ...page.i18n.tr, title: 'Yeni' } };
  await given.call('PUT', `/admin/pages/${page.id}`, { ...page, i18n });
  expect((await read(call)).body.result.data.title).toBe('Yeni');
  for (const other of [
    { ...call, lang: 'en' },
    { ...call, id: page.id + 1 },
    { ...call, token: `${query.token.slice(0, -1)}?` },
    { ...call, token: 'ü'.repeat(43) },
    { ...call, token: 'a'.repeat(5_000) },
    { ...call, expires: Number(query.expires) + 1 },
  ]) {
    expect((await read(other)).status).toBe(404);
  }
});

test('a preview expires after a day', async () => {
  const { id } = await given.make.contentPage({ slug: 'odds' });
  const { query, expires_at } = await make(id, 'en');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expires_at) - 1 });
  expect((await read({ id, lang: 'en', ...query })).status).toBe(200);
  vi.setSystemTime(Date.parse(expires_at));
  expect((await read({ id, lang: 'en', ...query })).status).toBe(404);
});

test('a missing page cannot be previewed', async () => {
  expect((await given.call('GET', '/admin/pages/99/preview')).status).toBe(404);
});
