// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedTexts, type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const draft = (slug: string, more: object = {}) => ({
  kind: 'guide',
  slug,
  i18n: publishedTexts('Odds'),
  ...more,
});
const create = async (body: object) => (await given.call('POST', '/admin/pages', body)).body;
const put = (id: number, body: object) => given.call('PUT', `/admin/pages/${id}`, body);
const redirects = async () => (await given.call('GET', '/admin/redirects')).body.items;
const paths = async () =>
  (await redirects()).map(({ from_path, to_path }: Record<string, string>) => [from_path, to_path]);

test('a page is created, read, changed, listed, deleted and restored', async () => {
  const partner = await given.make.product();
  const body = draft('odds', { product_ids: [partner.id], author: 'Ada', footer_order: 2 });
  const page = await create(body);
  expect(page).toMatchObject({ kind: 'guide', slug: 'odds', product_ids: [partner.id] });
  expect(page.i18n.tr).toEqual({
    ...{ title: null, excerpt: null, body: null },
    ...{ seo_title: null, seo_description: null, publish_at: null },
  });
  expect((await given.call('GET', `/admin/pages/${page.id}`)).body).toEqual(page);

  const { body: changed } = await put(page.id, { ...page, author: 'Grace' });
  expect(changed).toEqual({ ...page, author: 'Grace' });
  const { items } = (await given.call('GET', '/admin/pages?q=odd&kind=guide&state=published')).body;
  expect(items).toEqual([
    expect.objectContaining({
      id: page.id,
      name: 'Odds',
      path: '/guides/odds',
      state: 'published',
    }),
  ]);

  expect((await given.call('DELETE', `/admin/pages/${page.id}`)).status).toBe(204);
  const deletion = (await given.call('GET', '/admin/changes')).body.items[0];
  expect(deletion).toMatchObject({ entity: 'content-page', name: 'Odds', action: 'delete' });
  expect((await given.call('POST', `/admin/changes/${deletion.seq}/restore`)).status).toBe(201);
  expect((await given.call('GET', `/admin/pages/${page.id}`)).body).toEqual(changed);
});

test('a page is a draft, scheduled or published, and the list can be filtered by state', async () => {
  const texts = (publish_at: string | null) => ({ i18n: { tr: { title: 'Oran', publish_at } } });
  await create(draft('draft', texts(null)));
  await create(draft('scheduled', texts('2999-01-01 00:00:00')));
  await create(draft('published', texts('2020-01-01 00:00:00')));
  for (const state of ['draft', 'scheduled', 'published']) {
    const { items, total } = (await given.call('GET', `/admin/pages?kind=guide&state=${state}`))
      .body;
    expect([total, items.map(({ slug }: { slug: string }) => slug)]).toEqual([1, [state]]);
    expect(items[0]).toMatchObject({ state, name: 'Oran', i18n: { tr: { state } } });
  }
});

test('pages drop a deleted product, and show it again once restored', async () => {
  const [one, other] = [await given.make.product(), await given.make.product()];
  const page = await create(draft('odds', { product_ids: [other.id, one.id] }));
  await given.call('DELETE', `/admin/products/${other.id}`);
  const { body: without } = await given.call('GET', `/admin/pages/${page.id}`);
  expect(without.product_ids).toEqual([one.id]);
  const deletion = (await given.call('GET', '/admin/changes')).body.items[0];
  await given.call('POST', `/admin/changes/${deletion.seq}/restore`);
  expect((await given.call('GET', `/admin/pages/${page.id}`)).body).toEqual(page);
});

test.each([
  [{ kind: 'page', slug: 'casino' }, 'slug', 'This slug is reserved. Choose another'],
  [{ kind: 'page', slug: 'tr' }, 'slug', 'This slug is reserved. Choose another'],
  [{ slug: 'Odds' }, 'slug', undefined],
  [{ slug: '2' }, 'slug', undefined],
  [{ slug: 'a/b' }, 'slug', undefined],
  [{ product_ids: [99] }, 'product_ids.0', 'There is no product with the ID 99'],
  [{ cover: 'javascript:alert(1)' }, 'cover', undefined],
  [
    { i18n: { tr: { publish_at: '2026-01-01 00:00:00' } } },
    'i18n.tr.title',
    'A published page needs a title',
  ],
])('refuses %j and names its field', async (more, path, message) => {
  const { status, body } = await given.call('POST', '/admin/pages', draft('odds', more));
  expect([status, body.errors[0].path]).toEqual([400, path]);
  if (message) expect(body.errors[0].message).toBe(message);
});

test('two pages may not share a path, and each kind has its own paths', async () => {
  await create(draft('odds'));
  const again = await given.call('POST', '/admin/pages', draft('odds'));
  expect([again.status, again.body.errors]).toEqual([
    409,
    [{ path: 'slug', message: 'Another page already has this path' }],
  ]);
  const review = await given.call('POST', '/admin/pages', draft('odds', { kind: 'review' }));
  expect(review.status).toBe(201);
});

test('moving a page leaves a redirect, chains are shortened, and moving back leaves no loop', async () => {
  const page = await create(draft('a'));
  await put(page.id, draft('b'));
  expect(await paths()).toEqual([['/guides/a', '/guides/b']]);
  await put(page.id, draft('c', { kind: 'page' }));
  expect(await paths()).toEqual([
    ['/guides/a', '/c'],
    ['/guides/b', '/c'],
  ]);
  await put(page.id, draft('a'));
  expect(await paths()).toEqual([
    ['/c', '/guides/a'],
    ['/guides/b', '/guides/a'],
  ]);
});

test('a page that was never published moves without a redirect', async () => {
  const page = await create(draft('a', { i18n: { en: { title: 'A' } } }));
  await put(
    page.id,
    draft('b', { i18n: { en: { title: 'A', publish_at: '2999-01-01 00:00:00' } } }),
  );
  await put(page.id, draft('c'));
  expect(await paths()).toEqual([]);
});

test('a page moved while unpublished is found at the path visitors know', async () => {
  const page = await create(draft('a'));
  const hidden = { i18n: { en: { title: 'A' } } };
  await put(page.id, draft('a', hidden));
  await put(page.id, draft('b', hidden));
  await put(page.id, draft('c'));
  expect(await paths()).toEqual([
    ['/guides/a', '/guides/c'],
    ['/guides/b', '/guides/c'],
  ]);
});

test('a restored path leaves a redirect too, and a new page takes over a redirect’s path', async () => {
  const page = await create(draft('a'));
  const [creation] = (await given.call('GET', '/admin/changes')).body.items;
  await put(page.id, draft('b'));
  expect((await given.call('POST', `/admin/changes/${creation.seq}/restore`)).status).toBe(201);
  expect(await paths()).toEqual([['/guides/b', '/guides/a']]);
  await create(draft('b'));
  expect(await paths()).toEqual([]);
});

test('a redirect from a draft’s path works until the page is published', async () => {
  await given.call('POST', '/admin/redirects', { from_path: '/guides/a', to_path: '/guides/old' });
  const [redirect] = await redirects();
  const page = await create(draft('a', { i18n: { en: { title: 'A' } } }));
  expect(await paths()).toEqual([['/guides/a', '/guides/old']]);

  const changed = { from_path: '/guides/a', to_path: '/guides/older' };
  expect((await given.call('PUT', `/admin/redirects/${redirect.id}`, changed)).status).toBe(200);
  await put(page.id, draft('a', { i18n: { en: { title: 'B' } } }));
  expect(await paths()).toEqual([['/guides/a', '/guides/older']]);

  await put(page.id, draft('a'));
  expect(await paths()).toEqual([]);
});

test('a page moves to a redirected path, and from a path that still has an older redirect', async () => {
  await given.call('POST', '/admin/redirects', { from_path: '/guides/a', to_path: '/guides/old' });
  await given.call('POST', '/admin/redirects', { from_path: '/guides/b', to_path: '/guides/old' });
  const publishesSoon = { i18n: { en: { title: 'A', publish_at: '2999-01-01 00:00:00' } } };
  const page = await create(draft('a', publishesSoon));
  vi.useFakeTimers({ now: new Date('3000-01-01'), toFake: ['Date'] });
  try {
    await put(page.id, draft('b'));
  } finally {
    vi.useRealTimers();
  }
  expect(await paths()).toEqual([['/guides/a', '/guides/b']]);
});

test('a redirect still works after an unpublished page has used its path', async () => {
  await given.call('POST', '/admin/redirects', { from_path: '/guides/b', to_path: '/casino' });
  const page = await create(draft('a'));
  const hidden = { i18n: { en: { title: 'A' } } };
  await put(page.id, draft('a', hidden));
  await put(page.id, draft('b', hidden));
  expect(await paths()).toEqual([
    ['/guides/a', '/guides/b'],
    ['/guides/b', '/casino'],
  ]);

  await put(page.id, draft('c', hidden));
  expect(await paths()).toEqual([
    ['/guides/a', '/guides/c'],
    ['/guides/b', '/casino'],
  ]);

  await put(page.id, draft('b'));
  expect(await paths()).toEqual([
    ['/guides/a', '/guides/b'],
    ['/guides/c', '/guides/b'],
  ]);
});

test('a path redirects to a page published at the target of its redirect', async () => {
  await given.call('POST', '/admin/redirects', { from_path: '/guides/a', to_path: '/old' });
  await create(draft('a', { i18n: { en: { title: 'A', publish_at: '2999-01-01 00:00:00' } } }));
  const back = { from_path: '/old', to_path: '/guides/a' };
  expect((await given.call('POST', '/admin/redirects', back)).status).toBe(409);
  vi.useFakeTimers({ now: new Date('3000-01-01'), toFake: ['Date'] });
  try {
    expect((await given.call('POST', '/admin/redirects', back)).status).toBe(201);
  } finally {
    vi.useRealTimers();
  }
  expect(await paths()).toEqual([['/old', '/guides/a']]);
});

test('visitors never end up in a redirect loop when unpublished pages swap paths', async () => {
  await given.call('POST', '/admin/redirects', { from_path: '/guides/b', to_path: '/guides/c' });
  const hidden = { i18n: { en: { title: 'A' } } };
  for (const [from, to] of [
    ['a', 'b'],
    ['c', 'a'],
  ] as const) {
    const page = await create(draft(from));
    await put(page.id, draft(from, hidden));
    await put(page.id, draft(to, hidden));
  }
  expect(await paths()).toEqual([
    ['/guides/b', '/guides/a'],
    ['/guides/c', '/guides/a'],
  ]);
});
